import { samplePng } from "#server/proposals/logo/testing/sample-pictures.ts";
import type { routeTable } from "#server/routes.ts";
import type { FurnishedCompany } from "./companies.ts";

export type Payload = Record<string, unknown>;
type Own = FurnishedCompany;
type Entry = {
  /** The id of the record that the path names. */
  id?: (own: Own) => number;
  /** Payloads with every field of the contract; two where it knows two shapes. */
  bodies?: ((own: Own) => Payload)[];
  /** The call may come without any of them. */
  isBodyOptional?: boolean;
  /** A good body of a call that takes no JSON. */
  image?: () => Uint8Array;
};

const ingredient = {
  category: "Outros",
  quantity: 60,
  unit: "unidade",
  unitWord: "garrafa",
  pricePerUnit: 650.5,
  minQuantity: 5,
};
const remarks = { observations: "Com gelo\nou sem", yieldQuantity: 20, yieldUnit: "rodela" };
const bought = ({ supplierId }: Own) => ({
  packName: "caixa",
  packQuantity: 6.0025,
  packMultiple: 2,
  supplierId,
});
const origin = ({ supplierId }: Own) => ({ supplierId, invoiceNumber: "NF 1234", lot: "L-77" });
const recipe = ({ ingredientId }: Own) => ({ ingredientId, quantity: 45.5, unit: "ml" });
const client = {
  name: "Ana Souza",
  email: "ana@exemplo.com.br",
  phone: "(11) 99999-0000",
  cpf: "000.000.000-00",
  cnpj: "12ABC34501DE35",
  address: "Rua das Flores, 10",
  notes: "Prefere\nsem álcool",
};
const supplier = {
  name: "Atacado Central",
  whatsapp: "(11) 98888-0000",
  cnpj: "12ABC34501DE35",
  notes: "Entrega\nàs quintas",
};
const plannedLine = (own: Own) => ({
  ...recipe(own),
  ingredientName: "Gin",
  plannedQuantity: 450,
  returnQuantity: 10,
});
const event = {
  name: "Casamento",
  date: "2026-12-26T23:30:00.000Z",
  location: "Sítio das Flores",
  guests: 150,
  status: "planejamento",
  type: "casamento",
  combo: "Tropical",
  arrivalTime: "16:30",
  teamNotes: "Portão dos fundos.\nLevar avental.",
  teaches: false,
  guestsPresent: 140,
};
const eventParts = ({ clientId, spareIngredientId }: Own) => ({
  supplies: [
    { ingredientId: spareIngredientId, ingredientName: "Gelo", unit: "rodela", plannedQuantity: 40.5 },
  ],
  clients: [clientId],
  fixedCosts: [{ name: "Frete", value: 350.75, category: "Transporte" }],
});
const identity = ({ drinkId }: Own) => ({ drinkId, drinkName: "Gin tônica" });
const terms = {
  price: "1234.56",
  pricePerGuest: "12.34",
  minGuests: 60,
  lines: [{ text: "Desconto de indicação", amount: "-100.05" }],
};
const withDrinks = (own: Own) => ({
  ...event,
  pricing: { pricingMode: "fechado", ...terms },
  durationMinutes: 240,
  ...eventParts(own),
  drinks: [{ ...identity(own), quantity: 10, ingredients: [plannedLine(own)] }],
});
const withFlatLines = (own: Own) => ({
  ...event,
  pricing: { pricingMode: "por_convidado", ...terms },
  durationMinutes: 240,
  ...eventParts(own),
  eventIngredients: [{ ...plannedLine(own), ...identity(own) }],
});
const usualCosts = [
  { name: "Van", category: "Transporte", amount: "312.45", per: "evento", guests: null },
  { name: "Bartender", category: "Bartender", amount: "250.00", per: "convidados", guests: 50 },
];
const version = { version: 1 };
const offers: Entry["bodies"] = [
  ({ chargeId }) => ({
    validUntil: "2026-12-20",
    message: "Com carinho,\no bar",
    charges: [{ id: chargeId, kind: "saldo", amount: "1000.00", dueOn: "2026-12-02", note: "À vista" }],
  }),
  () => ({ validUntil: "2026-12-20", message: null, agreedBy: "Ana Souza" }),
];

/** A good path and payloads of every call that names a record or carries a body; routes.test finds a missing one. */
export const payloads: Record<string, Entry> = {
  "POST /api/login": { bodies: [({ account: { email, password } }) => ({ email, password })] },
  "POST /api/login/second-step": { bodies: [({ account }) => account.secondStepLogin] },
  "POST /api/login/passkey/options": {},
  "POST /api/login/passkey": { bodies: [({ account }) => ({ response: account.keys.passkeyLogin })] },
  "POST /api/register-company": {
    bodies: [
      ({ mark }) => ({
        name: "Nova",
        email: `nova-${mark}@bar.com.br`,
        phone: "(11) 99999-0000",
        address: "Rua 1",
      }),
    ],
  },
  "POST /api/confirm-company": { bodies: [({ account }) => ({ token: account.confirmation })] },
  "POST /api/forgot-password": { bodies: [({ account: { email } }) => ({ email })] },
  "POST /api/reset-password": {
    bodies: [({ account }) => ({ token: account.reset, newPassword: "senha-nova" })],
  },
  "POST /api/invitation": { bodies: [({ invitationToken: token }) => ({ token })] },
  "POST /api/accept-invitation": {
    bodies: [({ invitationToken: token }) => ({ token, name: "Téo Lima", password: "senha-nova" })],
  },
  "POST /api/logout": {},
  "POST /api/change-password": {
    bodies: [({ account }) => ({ currentPassword: account.password, newPassword: "senha-nova" })],
  },
  "POST /api/step-up": {
    bodies: [
      ({ account }) => ({ password: account.password }),
      ({ account }) => ({ response: account.keys.passkeyProof }),
    ],
  },
  "POST /api/step-up/options": {},
  "POST /api/devices/end-others": {},
  "DELETE /api/devices/:id": { id: ({ account }) => account.sessionId },
  "POST /api/second-step": {
    bodies: [({ account }) => ({ code: account.keys.code })],
    isBodyOptional: true,
  },
  "DELETE /api/second-step": {},
  "POST /api/passkeys/options": {},
  "POST /api/passkeys": {
    bodies: [({ account }) => ({ name: "Celular", response: account.keys.passkeyMade })],
  },
  "DELETE /api/passkeys/:id": { id: ({ account }) => account.keys.passkeyId },
  "POST /api/ingredients": {
    bodies: [(own) => ({ name: "Gin", ...ingredient, ...remarks, ...bought(own) })],
  },
  "POST /api/ingredients/import": {
    bodies: [
      (own) => ({
        rows: [
          { id: own.spareIngredientId, ...version, name: "Vodka", ...ingredient, ...remarks, ...bought(own) },
          {
            name: "Rum",
            ...ingredient,
            ...remarks,
            ...bought(own),
            supplierId: null,
            supplierName: "Adega Sul",
          },
        ],
      }),
    ],
  },
  "POST /api/ingredients/count": {
    bodies: [
      ({ spareIngredientId: ingredientId }) => ({ counts: [{ ingredientId, quantity: 42.5, ...version }] }),
    ],
  },
  "PUT /api/ingredients/:id": {
    id: (own) => own.spareIngredientId,
    bodies: [(own) => ({ name: "Gin", ...ingredient, ...remarks, ...bought(own), ...version })],
  },
  "PATCH /api/ingredients/:id/archive": { id: (own) => own.unusedIngredientId },
  "PATCH /api/ingredients/:id/unarchive": { id: (own) => own.archivedIngredientId },
  "POST /api/ingredients/:id/merge": {
    id: (own) => own.unusedIngredientId,
    bodies: [(own) => ({ into: own.spareIngredientId, factor: 1 })],
  },
  "POST /api/ingredients/:id/unmerge": { id: (own) => own.mergedIngredientId },
  "GET /api/ingredients/:id/movements": { id: (own) => own.ingredientId },
  "GET /api/ingredients/:id/purchases": { id: (own) => own.ingredientId },
  "POST /api/ingredients/:id/entries": {
    id: (own) => own.ingredientId,
    bodies: [(own) => ({ quantity: 2.5, price: 99.9, ...origin(own), boughtOn: "2026-12-01", version: 3 })],
  },
  "POST /api/ingredients/:id/losses": {
    id: (own) => own.ingredientId,
    bodies: [() => ({ quantity: 1.5, kind: "perda", reason: "Passou do ponto" })],
  },
  "POST /api/movements/:id/reverse": { id: (own) => own.entryId },
  "POST /api/suppliers": { bodies: [() => supplier] },
  "PUT /api/suppliers/:id": { id: (own) => own.supplierId, bodies: [() => ({ ...supplier, ...version })] },
  "DELETE /api/suppliers/:id": { id: (own) => own.supplierId },
  "GET /api/suppliers/:id/purchases": { id: (own) => own.supplierId },
  "POST /api/purchases": {
    bodies: [
      (own) => ({
        boughtOn: "2026-12-01",
        lines: [
          {
            ingredientId: own.spareIngredientId,
            quantity: 2.5,
            price: 99.9,
            ...origin(own),
            ...version,
            insteadOf: {
              ingredientId: own.ingredientId,
              quantity: 0.5,
              events: [{ id: own.eventId }],
            },
          },
        ],
      }),
    ],
  },
  "POST /api/purchases/:id/reverse": { id: (own) => own.purchaseId },
  "POST /api/drinks": {
    bodies: [(own) => ({ name: "Gin tônica", description: "Com zimbro", ingredients: [recipe(own)] })],
  },
  "POST /api/drinks/import": {
    bodies: [
      ({ drinkId, ingredientId }) => ({
        rows: [
          {
            id: drinkId,
            ...version,
            name: "Gin tônica",
            ingredients: [{ ingredient: ingredientId, quantity: 45.5, unit: "ml" }],
          },
          { name: "Daiquiri", ingredients: [{ ingredient: "Rum claro", quantity: 60, unit: "ml" }] },
        ],
        newIngredients: [
          { name: "Rum claro", category: "Outros", unit: "L", yieldQuantity: 20, yieldUnit: "rodela" },
        ],
      }),
    ],
  },
  "PUT /api/drinks/:id": {
    id: (own) => own.drinkId,
    bodies: [
      (own) => ({
        name: "Gin tônica",
        description: "Com zimbro",
        ingredients: [recipe(own)],
        ...version,
      }),
    ],
  },
  "DELETE /api/drinks/:id": { id: (own) => own.drinkId },
  "POST /api/clients": { bodies: [() => client] },
  "POST /api/clients/import": {
    bodies: [
      ({ clientId }) => ({
        rows: [
          { id: clientId, ...version, ...client },
          { ...client, name: "Rui Lopes" },
        ],
      }),
    ],
  },
  "PUT /api/clients/:id": { id: (own) => own.clientId, bodies: [() => ({ ...client, ...version })] },
  "DELETE /api/clients/:id": { id: (own) => own.clientId },
  "PATCH /api/clients/:id/restore": { id: (own) => own.removedClientId },
  "DELETE /api/clients/:id/name": { id: (own) => own.removedClientId },
  "POST /api/events": { bodies: [withDrinks, withFlatLines] },
  "PUT /api/events/:id": {
    id: (own) => own.eventId,
    bodies: [withDrinks, withFlatLines].map((body) => (own: Own) => ({ ...body(own), ...version })),
  },
  "PATCH /api/events/:id/disable": { id: (own) => own.eventId },
  "PATCH /api/events/:id/enable": { id: (own) => own.disabledEventId },
  "PATCH /api/events/:id/margin-seen": { id: (own) => own.pricedEventId },
  "PATCH /api/events/:id/nothing-used": { id: (own) => own.pastEventId },
  "PATCH /api/events/:id/nothing-used/undo": { id: (own) => own.pastEventId },
  "POST /api/events/:id/withdraw-stock": {
    id: (own) => own.eventId,
    bodies: [({ ingredientId }) => ({ items: [{ ingredientId, quantity: 0.75 }] })],
    isBodyOptional: true,
  },
  "POST /api/events/:id/take-more": {
    id: (own) => own.withdrawnEventId,
    bodies: [({ spareIngredientId: ingredientId }) => ({ items: [{ ingredientId, quantity: 0.75 }] })],
  },
  "POST /api/events/:id/return-stock": {
    id: (own) => own.withdrawnEventId,
    bodies: [
      ({ ingredientId }) => ({
        returns: [{ ingredientId, quantity: 0.25, ranOut: false }],
        losses: [{ ingredientId, quantity: 0.25, kind: "quebra", reason: "Caiu" }],
        close: true,
        guestsPresent: 128,
      }),
      () => ({ returns: [], nothingReturned: true, guestsPresent: null }),
      ({ ingredientId }) => ({
        returns: [{ ingredientId, quantity: 0, ranOut: true }],
        guestsPresent: 130,
      }),
    ],
  },
  "POST /api/events/:id/undo-withdrawal": {
    id: (own) => own.withdrawnEventId,
    bodies: [() => ({})],
    isBodyOptional: true,
  },
  "POST /api/events/:id/undo-return": {
    id: (own) => own.returnedEventId,
    bodies: [() => ({})],
    isBodyOptional: true,
  },
  "GET /api/events/:id/counts": { id: (own) => own.returnedEventId },
  "POST /api/events/:id/counts": {
    id: (own) => own.returnedEventId,
    bodies: [
      ({ ingredientId }) => ({
        id: "5f0c2a4e-7d1b-4c3a-9e8f-0a1b2c3d4e5f",
        ingredientId,
        closed: 3,
        openTenths: [7, -2],
        lost: 0.5,
        broken: 1,
        packQuantity: 0.75,
        guestsPresent: null,
        ranOut: false,
        at: "2026-11-21T02:30:00.000Z",
      }),
      () => ({
        id: "5f0c2a4e-7d1b-4c3a-9e8f-0a1b2c3d4e60",
        ingredientId: null,
        guestsPresent: 128,
        closed: 0,
        openTenths: [],
        lost: 0,
        broken: 0,
        packQuantity: null,
        ranOut: null,
        at: "2026-11-21T02:30:00.000Z",
      }),
    ],
  },
  "POST /api/events/:id/counts/dismiss": {
    id: (own) => own.returnedEventId,
    bodies: [() => ({ counts: ["5f0c2a4e-7d1b-4c3a-9e8f-0a1b2c3d4e5f"] })],
  },
  "GET /api/events/:id/team-link": { id: (own) => own.eventId },
  "POST /api/events/:id/team-link": { id: (own) => own.returnedEventId },
  "DELETE /api/events/:id/team-link": { id: (own) => own.eventId },
  "PUT /api/events/:id/charges": {
    id: (own) => own.pricedEventId,
    bodies: [
      ({ chargeId }) => ({
        charges: [{ id: chargeId, kind: "saldo", amount: "1000.00", dueOn: "2026-12-02", note: "À vista" }],
        version: 2,
      }),
    ],
  },
  "GET /api/events/:id/payments": { id: (own) => own.pricedEventId },
  "POST /api/events/:id/payments": {
    id: (own) => own.pricedEventId,
    bodies: [
      ({ chargeId }) => ({
        chargeId,
        amount: "12.34",
        paidOn: "2026-12-01",
        method: "cartao",
        note: "Duas vezes",
      }),
    ],
  },
  "POST /api/payments/:id/reverse": { id: (own) => own.paymentId },
  "PUT /api/usual-costs": {
    // The only body that is a list.
    bodies: [() => usualCosts as unknown as Payload],
  },
  "PUT /api/payment-settings": {
    bodies: [
      () => ({
        pixKeyKind: "email",
        pixKey: "caixa@bar.com.br",
        receiverName: "Bar da Praia São João",
        city: "Florianópolis",
        useTxid: true,
        depositPercent: 30,
        balanceDueDays: 10,
        targetMargin: 42.5,
        ...version,
      }),
    ],
  },
  "POST /api/events/:id/proposals": {
    id: (own) => own.pricedEventId,
    bodies: offers,
  },
  "GET /api/events/:id/proposals": { id: (own) => own.pricedEventId },
  "POST /api/events/:id/back-to-accepted": {
    id: (own) => own.acceptedEventId,
    bodies: [() => ({})],
  },
  "POST /api/events/:id/proposal-preview": {
    id: (own) => own.pricedEventId,
    bodies: offers,
  },
  "POST /api/proposals/:id/accept": {
    id: (own) => own.proposalId,
    bodies: [() => ({ name: "Ana Souza" })],
  },
  "POST /api/proposals/:id/revoke": { id: (own) => own.proposalId },
  "GET /api/proposals/:id/page": { id: (own) => own.proposalId },
  "GET /api/proposals/:id/pdf": { id: (own) => own.proposalId },
  "PUT /api/proposal-settings": {
    bodies: [
      () => ({
        terms: "Reserva com o sinal.\nHora extra à parte.",
        included: "Gelo\nCopos",
        validityDays: 15,
        confirmOn: "sinal",
        colour: "#a1b2c3",
        ...version,
      }),
    ],
  },
  "POST /api/inquiries": {
    bodies: [
      () => ({
        name: "Ana Souza",
        phone: "(11) 98765-4321",
        email: "ana@exemplo.com.br",
        date: "2026-12-12",
        guests: 120,
        eventType: "casamento",
        location: "Itu",
        message: "Cerimônia às 17h.\nTambém drinks sem álcool.",
      }),
    ],
  },
  "POST /api/inquiries/:id/event": {
    id: (own) => own.inquiryId,
    bodies: [({ clientId }) => ({ clientId })],
  },
  "POST /api/inquiries/:id/discard": { id: (own) => own.inquiryId },
  "POST /api/inquiries/:id/reopen": { id: (own) => own.discardedInquiryId },
  "PUT /api/inquiry-settings": {
    bodies: [() => ({ isOpen: true, greeting: "Conte tudo.\nRespondemos hoje.", version: 2 })],
  },
  "PUT /api/notification-settings": { bodies: [() => ({ morningMail: false })] },
  "PUT /api/company/logo": { image: () => samplePng() },
  "DELETE /api/company/logo": {},
  "PUT /api/company": {
    bodies: [
      () => ({
        name: "Bar da Praia",
        phone: "(11) 99999-0000",
        cnpj: "12ABC34501DE35",
        address: "Rua das Flores, 10",
        timeZone: "America/Manaus",
        ...version,
      }),
    ],
  },
  "POST /api/company/close": { bodies: [({ mark }) => ({ name: mark })] },
  "POST /api/company/reopen": {},
  "POST /api/team/invitations": {
    bodies: [() => ({ email: "teo.lima@exemplo.com.br", companyRole: "equipe" })],
  },
  "POST /api/team/invitations/:id/resend": { id: (own) => own.invitationId },
  "PUT /api/team/invitations/:id/link": { id: (own) => own.invitationId },
  "DELETE /api/team/invitations/:id": { id: (own) => own.invitationId },
  "PUT /api/team/second-step": { bodies: [() => ({ isOn: true })] },
  "DELETE /api/team/:id/second-step": { id: (own) => own.account.userId },
  "PATCH /api/team/:id": {
    id: (own) => own.account.userId,
    bodies: [() => ({ companyRole: "gestor" })],
  },
  "DELETE /api/team/:id": { id: (own) => own.account.userId },
  "PUT /api/account": { bodies: [() => ({ name: "Téo Lima" })] },
  "DELETE /api/account": {},
  "POST /api/calendar-link": {},
  "DELETE /api/calendar-link": {},
  "POST /api/admin/companies/:id/close": { id: (own) => own.companyId },
  "POST /api/admin/companies/:id/reopen": { id: (own) => own.companyId },
  "POST /api/admin/users/:id/toggle-status": { id: (own) => own.account.userId },
  "POST /api/admin/users/:id/end-second-step": { id: (own) => own.account.userId },
};

/** The names that a call reads from the query of its address. */
export const queryNames: Record<string, string[]> = {
  "GET /api/activity": ["before", "person", "thing"],
  "GET /api/admin/activity": ["before"],
};

type Route = Pick<(typeof routeTable)[number], "method" | "path">;

export const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** The path with an id in it: the company's own record, unless another is given. */
export function pathOf(route: Route, own: Own, id?: number | string): string {
  const entry = payloads[nameOf(route)];
  return route.path.replace(":id", String(id ?? entry?.id?.(own)));
}

/** Everything that may be sent; nothing, where there is no body. */
export function goodBodies(route: Route, own: Own): unknown[] {
  const bodies = bodiesOf(route, own);
  if (isBodyOptional(route)) return [...bodies, undefined];
  return bodies.length > 0 ? bodies : [payloads[nameOf(route)]?.image?.()];
}

export const isBodyOptional = (route: Route): boolean => payloads[nameOf(route)]?.isBodyOptional ?? false;

export const bodiesOf = (route: Route, own: Own): Payload[] =>
  (payloads[nameOf(route)]?.bodies ?? []).map((body) => body(own));
