/** Every list of a company, with its title. */
export const COMPANY_PAGES = [
  ["/", "Dashboard"],
  ["/estoque", "Estoque"],
  ["/drinks", "Drinks"],
  ["/eventos", "Eventos"],
  ["/compras", "Compras"],
  ["/compras/anteriores", "Compras anteriores"],
  ["/fornecedores", "Fornecedores"],
  ["/clientes", "Clientes"],
  ["/recebimentos", "Recebimentos"],
  ["/relatorios", "Relatórios"],
  ["/empresa", "Empresa"],
  ["/atividade", "Atividade"],
] as const;
