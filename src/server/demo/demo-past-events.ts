import {
  birthday,
  company,
  cups,
  type DemoEvent,
  graduation,
  iceAndCups,
  others,
  tropical,
  type Weekend,
  wedding,
} from "./demo-event-kinds.ts";

type Kind = Omit<DemoEvent, "name" | "day" | "status" | "guests" | "location" | "clients">;

const party = (
  [week, on]: readonly [number, Weekend["on"]],
  kind: Kind,
  [name, guests, location, client]: readonly [string, number, string, string],
  more: Partial<DemoEvent> = {},
): DemoEvent => ({
  ...kind,
  status: "confirmado",
  name,
  day: { week, on },
  guests,
  location,
  clients: [client],
  ...more,
});

/** Forty parties of thirteen months, one a weekend at most, and what came back yesterday not at all. */
export const demoPastEvents: readonly DemoEvent[] = [
  party([-56, "sáb"], wedding, ["Casamento Júlia e André", 120, "Villa dos Ipês, Itu", "Fernanda e Lucas"], {
    status: "finalizado",
  }),
  party(
    [-55, "sex"],
    company,
    ["Confraternização Horizonte", 90, "Terraço Paulista", "Construtora Horizonte"],
    { type: "confraternizacao" },
  ),
  party([-53, "sáb"], birthday, ["40 anos do Rafael", 60, "Espaço Jatobá, Cotia", "Rafael Nogueira"]),
  party([-52, "sáb"], others, ["Baile do Clube", 140, "Clube Atlético da Serra", "Clube Atlético da Serra"]),
  party([-51, "sáb"], wedding, [
    "Casamento Carla e Diego",
    110,
    "Fazenda Santa Rita, Atibaia",
    "Marina Alves",
  ]),
  party([-50, "sex"], company, ["Encerramento Agência Maré", 70, "Galeria Central", "Agência Maré"]),
  party([-49, "sáb"], graduation, [
    "Formatura Santa Clara",
    150,
    "Salão Imperial, Barueri",
    "Colégio Santa Clara",
  ]),
  party([-47, "sáb"], birthday, ["Aniversário da Beatriz", 45, "Casa da Beatriz", "Beatriz Lima"], {
    isDisabled: true,
  }),
  party([-45, "sex"], company, ["Lançamento da coleção Nuvem", 70, "Galeria Central", "Estúdio Nuvem"]),
  party([-44, "sáb"], wedding, [
    "Casamento Paula e Tiago",
    130,
    "Sítio das Palmeiras, Cotia",
    "Buffet Girassol",
  ]),
  party([-42, "sáb"], birthday, ["50 anos da Sílvia", 80, "Espaço Jatobá, Cotia", "Sílvia Prado"]),
  party([-41, "sex"], company, ["Convenção de vendas Maré", 80, "Hotel Praça, São Paulo", "Agência Maré"], {
    status: "concluído",
  }),
  party([-40, "sáb"], others, [
    "Feijoada do Clube",
    100,
    "Clube Atlético da Serra",
    "Clube Atlético da Serra",
  ]),
  party([-38, "sáb"], wedding, ["Casamento Renata e Igor", 140, "Villa dos Ipês, Itu", "Buffet Girassol"]),
  party([-37, "sex"], birthday, ["30 anos da Camila", 50, "Rooftop Vila Madalena", "Sílvia Prado"]),
  party([-35, "sáb"], wedding, [
    "Casamento Bruna e Caio",
    125,
    "Fazenda Santa Rita, Atibaia",
    "Buffet Girassol",
  ]),
  party([-34, "sex"], company, [
    "Coquetel do escritório novo",
    60,
    "Torre Horizonte",
    "Construtora Horizonte",
  ]),
  party([-32, "sáb"], birthday, ["Festa da Marina", 55, "Espaço Jatobá, Cotia", "Marina Alves"]),
  party([-31, "sáb"], others, [
    "Festa do condomínio",
    100,
    "Condomínio Alto da Serra",
    "João Pedro Teixeira",
  ]),
  party([-30, "sáb"], others, ["Festa dos 7 anos da Alice", 60, "Buffet Girassol", "Beatriz Lima"], {
    type: "festa_infantil",
    status: "cancelado",
    money: { price: 2600 },
  }),
  party([-29, "sex"], company, ["Premiação Nuvem", 65, "Galeria Central", "Estúdio Nuvem"]),
  party([-27, "sáb"], wedding, [
    "Casamento Lara e Otto",
    115,
    "Sítio das Palmeiras, Cotia",
    "Fernanda e Lucas",
  ]),
  party([-26, "sáb"], graduation, [
    "Formatura Santa Clara, turma B",
    130,
    "Salão Imperial, Barueri",
    "Colégio Santa Clara",
  ]),
  party([-24, "sex"], birthday, ["45 anos do Nogueira", 65, "Casa do Lago, Vinhedo", "Rafael Nogueira"]),
  party([-23, "sáb"], wedding, ["Casamento Aline e Rui", 135, "Villa dos Ipês, Itu", "Buffet Girassol"]),
  party([-21, "sáb"], others, ["Luau do Clube", 110, "Clube Atlético da Serra", "Clube Atlético da Serra"], {
    drinks: tropical,
  }),
  party([-20, "sex"], company, [
    "Jantar de diretoria Horizonte",
    40,
    "Terraço Paulista",
    "Construtora Horizonte",
  ]),
  party([-18, "sáb"], wedding, ["Casamento Nina e Davi", 120, "Chácara Bela Vista, Itu", "Buffet Girassol"]),
  party([-17, "sáb"], birthday, ["60 anos do seu Alberto", 75, "Espaço Jatobá, Cotia", "Sílvia Prado"]),
  party([-15, "sex"], company, ["Aniversário da Agência Maré", 85, "Galeria Central", "Agência Maré"]),
  party([-14, "sáb"], wedding, [
    "Casamento Tati e Felipe",
    145,
    "Fazenda Santa Rita, Atibaia",
    "Buffet Girassol",
  ]),
  party([-12, "sáb"], birthday, ["35 anos da Sílvia", 55, "Rooftop Vila Madalena", "Sílvia Prado"]),
  party([-11, "sex"], others, ["Noite do Clube", 90, "Clube Atlético da Serra", "Clube Atlético da Serra"]),
  party([-10, "sáb"], wedding, ["Casamento Lívia e Hugo", 130, "Villa dos Ipês, Itu", "Marina Alves"]),
  party([-8, "sáb"], graduation, [
    "Formatura de Direito",
    150,
    "Salão Imperial, Barueri",
    "Colégio Santa Clara",
  ]),
  party([-7, "sex"], company, [
    "Degustação na Torre Horizonte",
    35,
    "Torre Horizonte",
    "Construtora Horizonte",
  ]),
  party(
    [-6, "sáb"],
    wedding,
    ["Casamento Camila e Renan", 125, "Fazenda Santa Rita, Atibaia", "Buffet Girassol"],
    {
      supplies: iceAndCups,
      losses: [
        { item: "Espumante brut", quantity: 2, kind: "quebra", reason: "Caixa caiu da van" },
        { item: "Aperol", quantity: 0.75, kind: "perda", reason: "Garrafa esquecida no sol" },
      ],
    },
  ),
  party([-4, "sáb"], company, ["Premiação Agência Maré", 85, "Galeria Central", "Agência Maré"]),
  party([-3, "sáb"], birthday, ["30 anos do João Pedro", 70, "Rooftop Vila Madalena", "Rafael Nogueira"], {
    supplies: iceAndCups,
  }),
  party([-1, "sex"], others, ["Happy hour Estúdio Nuvem", 50, "Estúdio Nuvem", "Estúdio Nuvem"], {
    type: "confraternizacao",
    money: { perGuest: 52, instalments: 0, received: "sinal" },
  }),
  {
    ...company,
    name: "Coquetel da Agência Maré",
    day: -1,
    status: "confirmado",
    guests: 60,
    supplies: cups,
    location: "Galeria Central",
    clients: ["Agência Maré"],
    isOut: true,
  },
];
