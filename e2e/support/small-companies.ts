import { callApi } from "./accounts.ts";
import { inDays } from "./event-list.ts";
import { readyCompany } from "./ready-company.ts";

const STOCK = [
  {
    name: "Vodka",
    category: "Bebidas Alcoólicas",
    quantity: 12.75,
    unit: "L",
    pricePerUnit: 510,
    minQuantity: 2,
  },
  { name: "Limão", category: "Frutas", quantity: 5.5, unit: "unidade", pricePerUnit: 2.75, minQuantity: 6 },
  { name: "Hortelã", category: "Outros", quantity: 0, unit: "maço", pricePerUnit: 0, minQuantity: 4 },
];

export const ANA = {
  name: "Ana Souza",
  email: "ana.souza.eventos.e.casamentos@exemplo.com.br",
  phone: "(11) 98888-7777",
  cpf: "529.982.247-25",
  address: "Rua Coronel Oscar Porto, 813, apartamento 142, Paraíso, São Paulo",
  notes: "Prefere ser chamada depois das 18 h. Não servir amendoim a ninguém da família dela.",
};

export const VAN = { name: "Van", value: 350.5, category: "Transporte" };

/**
 * A company of three records of each kind. A Caipiroska takes 50 ml of vodka at R$ 40 a litre and one limão at R$ 0,50: R$ 2,50;
 * the Mojito lacks its hortelã. Of the 100 limões of the wedding there are five.
 */
export async function companyOfThree(url: string) {
  const company = await readyCompany(url, "Bar das Três");
  const { token } = company;
  const make = async (path: string, body: object) => Number((await callApi(url, path, body, token)).id);
  const [vodka = 0, limao = 0, hortela = 0] = await inTurn(STOCK, (one) => make("/api/ingredients", one));
  const vodkaLine = { ingredientId: vodka, quantity: 50, unit: "ml" };
  const limaoLine = { ingredientId: limao, quantity: 1, unit: "unidade" };
  const recipes = [
    { name: "Caipiroska", ingredients: [vodkaLine, limaoLine] },
    { name: "Mojito", ingredients: [vodkaLine, { ingredientId: hortela, quantity: 1, unit: "maço" }] },
    { name: "Shot", ingredients: [vodkaLine] },
  ];
  const [caipiroska = 0, , shot = 0] = await inTurn(recipes, (one) => make("/api/drinks", one));
  const [ana = 0, bruno = 0] = await inTurn(
    [ANA, { name: "Bruno Lima", email: "bruno@exemplo.com.br" }, { name: "Carla Dias" }],
    (one) => make("/api/clients", one),
  );
  const planned = (count: number, ...lines: [typeof vodkaLine, string][]) =>
    lines.map(([line, ingredientName]) => ({
      ...line,
      ingredientName,
      plannedQuantity: line.quantity * count,
    }));
  const wedding = {
    name: "Casamento da Ana",
    date: inDays(5),
    location: "Sítio das Flores",
    guests: 100,
    status: "confirmado",
    type: "casamento",
    combo: "Classic Premium",
    clients: [ana, bruno],
    fixedCosts: [VAN],
    drinks: [
      {
        drinkId: caipiroska,
        drinkName: "Caipiroska",
        quantity: 100,
        ingredients: planned(100, [vodkaLine, "Vodka"], [limaoLine, "Limão"]),
      },
    ],
  };
  const shots = (count: number) => [
    { drinkId: shot, drinkName: "Shot", quantity: count, ingredients: planned(count, [vodkaLine, "Vodka"]) },
  ];
  const party = { guests: 20, type: "social", combo: "Tropical", drinks: shots(20) };
  const [weddingId = 0, coquetel = 0, formatura = 0] = await inTurn(
    [
      wedding,
      { ...party, name: "Coquetel", date: inDays(10), status: "planejamento" },
      { ...party, name: "Formatura", date: inDays(15), status: "orçamento", type: "formatura" },
    ],
    (one) => make("/api/events", one),
  );
  const ids = {
    vodka,
    limao,
    hortela,
    caipiroska,
    shot,
    ana,
    bruno,
    wedding: weddingId,
    coquetel,
    formatura,
  };
  return { ...company, ids, wedding, party, shots };
}

/** One after the other, so that the ids follow the order. */
async function inTurn<Item>(
  items: readonly Item[],
  make: (item: Item) => Promise<number>,
): Promise<number[]> {
  const ids = [];
  for (const item of items) ids.push(await make(item));
  return ids;
}
