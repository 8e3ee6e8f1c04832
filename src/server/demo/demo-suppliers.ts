/** Who sells what, by category; what nobody here sells comes from anywhere. */
export const demoSuppliers = [
  {
    name: "Distribuidora Zona Sul",
    whatsapp: "(11) 98888-4321",
    cnpj: "11222333000181",
    notes: "Entrega de terça a sexta até as 14 h. Pedido mínimo de R$ 400,00.",
    sells: ["Bebidas Alcoólicas"],
  },
  {
    name: "Atacado São Bento",
    whatsapp: "(11) 97777-1234",
    notes: "Loja na Rua do Porto, abre às 6 h.",
    sells: ["Bebidas Não Alcoólicas", "Xaropes"],
  },
  { name: "Hortifruti da Feira", whatsapp: "(11) 96666-5678", sells: ["Frutas"] },
] as const;
