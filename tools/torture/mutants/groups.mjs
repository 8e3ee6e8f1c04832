/**
 * Sources that guard accounts, companies and stock, with the tests about them. Other tests notice too, but take longer.
 * @type {{ name: string, modules: string[], tests: string[] }[]}
 */
export const groups = [
  {
    name: "accounts",
    modules: [
      "src/server/accounts/attempt-limits.ts",
      "src/server/accounts/authenticate.ts",
      "src/server/accounts/change-password.ts",
      "src/server/accounts/login-failures.ts",
      "src/server/accounts/login.ts",
      "src/server/accounts/passwords.ts",
      "src/server/accounts/recovery.ts",
      "src/server/accounts/registration.ts",
      "src/server/accounts/sessions.ts",
      "src/server/accounts/sign-in.ts",
      "src/server/accounts/step-up.ts",
      "src/server/accounts/tokens.ts",
    ],
    tests: [
      // Without the test that starts a built server: no fault is planted there.
      "src/server/accounts/!(admin-reset-link).test.ts",
      "src/server/accounts/{passkeys,second-step}/*.test.ts",
      "src/server/{activity/activity,admin/admin,start/housekeeping,routes}.test.ts",
    ],
  },
  {
    name: "second step and passkeys",
    modules: ["src/server/accounts/{passkeys,second-step}/!(*.test).ts"],
    tests: [
      "src/server/accounts/{step-up,login,sessions}.test.ts",
      "src/server/accounts/{passkeys,second-step}/*.test.ts",
    ],
  },
  {
    name: "companies",
    modules: [
      "src/server/db/company/company-data.ts",
      "src/server/db/company/company-rows.ts",
      "src/server/db/company/company-databases.ts",
      "src/server/db/company/company-role.ts",
      "src/server/db/company/company-statement.ts",
      "src/server/db/company/own-rows.ts",
      "src/server/db/pools/preparing-client.ts",
    ],
    tests: [
      "src/server/db/company/*.test.ts",
      "src/server/db/pools/preparing-client.test.ts",
      "src/server/db/transaction.test.ts",
      "src/server/http/cache/send-list.test.ts",
    ],
  },
  {
    name: "stock rules",
    modules: [
      "src/shared/numbers/exact.ts",
      "src/shared/{ingredients,ingredients/merge,units,events/stock,night,night/counts}/!(*.test).ts",
    ],
    tests: [
      "src/shared/numbers/exact.test.ts",
      "src/shared/{ingredients,ingredients/merge,units,events,events/stock,night,night/counts}/*.test.ts",
    ],
  },
  {
    name: "stock",
    modules: [
      "src/server/events/lock-event.ts",
      "src/server/night/!(routes|*.test).ts",
      "src/server/ingredients/!(routes|*.test).ts",
    ],
    tests: ["src/server/{night,ingredients}/*.test.ts", "src/server/http/cache/send-list.test.ts"],
  },
];
