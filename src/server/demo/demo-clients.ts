export const demoClients = [
  {
    name: "Marina Alves",
    email: "marina.alves@exemplo.com.br",
    phone: "(11) 98765-4321",
    notes: "Prefere contato por mensagem, à noite.",
  },
  {
    name: "Rafael Nogueira",
    email: "rafael@exemplo.com.br",
    phone: "(11) 99123-8877",
    cpf: "123.456.789-09",
  },
  {
    name: "Construtora Horizonte",
    email: "eventos@horizonte.exemplo.com.br",
    phone: "(11) 3456-7000",
    cnpj: "11.444.777/0001-61",
    address: "Av. Paulista, 1500, São Paulo",
  },
  { name: "Beatriz Lima", email: "bia.lima@exemplo.com.br", phone: "(19) 99876-1122" },
  {
    name: "Colégio Santa Clara",
    email: "formaturas@santaclara.exemplo.com.br",
    phone: "(11) 2345-6789",
    address: "Rua das Acácias, 80, Cotia",
  },
  {
    name: "Agência Maré",
    email: "producao@mare.exemplo.com.br",
    phone: "(11) 97777-2020",
    notes: "Nota fiscal em nome da agência.",
  },
  { name: "João Pedro Teixeira", email: "jp.teixeira@exemplo.com.br", phone: "(11) 98888-3344" },
  {
    name: "Fernanda e Lucas",
    email: "fernandaelucas@exemplo.com.br",
    phone: "(12) 99654-7788",
    address: "Chácara Bela Vista, Itu",
  },
  {
    name: "Clube Atlético da Serra",
    email: "secretaria@clubedaserra.exemplo.com.br",
    phone: "(11) 4002-1010",
  },
  { name: "Estúdio Nuvem", email: "oi@nuvem.exemplo.com.br", phone: "(11) 96543-0909" },
] as const;
