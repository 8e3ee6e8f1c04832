import type { TeamEvent } from "#shared/night/team-link/contract.ts";

export const TOKEN = "lisgU-wonCDDEu_4haEMMSAEsVo";

export const teamEvent: TeamEvent = {
  companyName: "Bar da Praia",
  timeZone: "America/Sao_Paulo",
  name: "Casamento da Ana",
  date: "2099-12-26T22:00:00.000Z",
  durationMinutes: 330,
  arrivalTime: "16:00",
  teamNotes: "Portão dos fundos.\nLevar avental.",
  location: "Sítio das Flores, 10",
  guests: 150,
  isCancelled: false,
  isOut: false,
  isReturned: false,
  drinks: [
    {
      name: "Caipirinha",
      quantity: 100,
      ingredients: [
        { name: "Cachaça", quantity: 50, unit: "ml" },
        { name: "Limão", quantity: 2, unit: "unidade" },
      ],
    },
  ],
  loading: [
    {
      ingredientId: 1,
      name: "Cachaça",
      amount: 5,
      unit: "L",
      packs: { text: "6 garrafas de 965 ml", contents: 5.79 },
    },
    { ingredientId: 2, name: "Limão", amount: 200, unit: "unidade" },
  ],
  items: [],
  validUntil: "2099-12-29",
};
