/**
 * Sources that guard accounts, companies and stock, with the tests about them. Other tests notice too, but take longer.
 * @type {{ name: string, modules: string[], tests: string[] }[]}
 */
export const groups = [
  {
    name: "accounts",
    modules: [
      "src/server/accounts/{attempt-limits,authenticate,change-password}.ts",
      "src/server/accounts/{login-failures,login,passwords,recovery,registration,sessions,tokens}.ts",
    ],
    tests: [
      "src/server/accounts/*.test.ts",
      "src/server/{activity/activity,admin/admin,start/housekeeping,routes}.test.ts",
    ],
  },
  {
    name: "companies",
    modules: [
      "src/server/db/company/{company-data,company-databases,company-role,company-statement,own-rows}.ts",
      "src/server/db/pools/preparing-client.ts",
    ],
    tests: [
      "src/server/db/{company,pools}/*.test.ts",
      "src/server/db/transaction.test.ts",
      "src/server/http/cache/send-list.test.ts",
    ],
  },
  {
    name: "stock rules",
    modules: [
      "src/shared/numbers/exact.ts",
      "src/shared/{ingredients,units}/*.ts",
      "src/shared/events/{fill-drink-counts,planned-quantity,planned-stock,reservations,return-amounts}.ts",
      "src/shared/events/{same-plan,shopping-list,stock-indicator}.ts",
      "!**/*.test.ts",
    ],
    tests: ["src/shared/numbers/exact.test.ts", "src/shared/{ingredients,units,events}/*.test.ts"],
  },
  {
    name: "stock",
    modules: [
      "src/server/events/{lock-event,move-stock,return-stock,stock-out,withdraw-stock}.ts",
      "src/server/ingredients/!(routes|*.test).ts",
    ],
    tests: [
      "src/server/events/{withdraw-stock,return-stock,event-edits,status-changes}.test.ts",
      "src/server/ingredients/*.test.ts",
      "src/server/http/cache/send-list.test.ts",
    ],
  },
];
