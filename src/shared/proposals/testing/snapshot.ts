import type { ProposalSnapshot } from "../snapshot.ts";

/** A proposal as a company would send it; `changes` replaces whole fields. */
export const snapshotWith = (changes: Partial<ProposalSnapshot> = {}): ProposalSnapshot => ({
  number: 12,
  version: 1,
  isAddendum: false,
  company: {
    name: "Bar da Praça",
    phone: "(11) 98765-4321",
    cnpj: "11222333000181",
    timeZone: "America/Sao_Paulo",
    address: "Rua das Acácias, 120, São Paulo",
  },
  clientNames: ["Fernanda Araújo", "Lucas Brandão"],
  event: {
    name: "Casamento Fernanda e Lucas",
    type: "casamento",
    date: "2027-03-20T22:00:00.000Z",
    durationMinutes: 300,
    location: "Espaço Jardim, Cotia",
    guests: 150,
  },
  drinks: [
    { name: "Caipirinha", ingredientNames: ["Cachaça", "Limão", "Açúcar"] },
    { name: "Gin tônica", ingredientNames: ["Gin", "Água tônica", "Limão siciliano"] },
  ],
  included: ["Dois bartenders", "Copos de vidro e gelo", "Montagem e desmontagem do bar"],
  pricing: { mode: "por_convidado", price: "18000.00", pricePerGuest: "120.00", minGuests: 100, lines: [] },
  charges: [
    { kind: "sinal", amount: "9000.00", dueOn: "2026-12-01", note: null },
    { kind: "saldo", amount: "9000.00", dueOn: "2027-03-13", note: null },
  ],
  total: "18000.00",
  terms: "A hora extra é combinada no dia do evento.\nO sinal reserva a data.",
  message: "Que alegria fazer parte desse dia!",
  validUntil: "2026-11-30",
  ...changes,
});
