/** Every page in a company's menu, with its title. */
export const COMPANY_PAGES = [
  ["/", "Dashboard"],
  ["/estoque", "Estoque"],
  ["/drinks", "Drinks"],
  ["/eventos", "Eventos"],
  ["/compras", "Compras"],
  ["/clientes", "Clientes"],
  ["/recebimentos", "Recebimentos"],
  ["/relatorios", "Relatórios"],
  ["/empresa", "Empresa"],
  ["/atividade", "Atividade"],
] as const;
