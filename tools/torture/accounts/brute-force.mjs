import { addCompany, call, PASSWORD, signIn } from "../running-product.mjs";

const ALL_GUESSES = 1000;
/** More than an account takes before it is shut. */
const FEW_GUESSES = 150;
const AT_ONCE = 10;
const MOST_LOOKED_AT = 100;
const VICTIM = "vitima@exemplo.com.br";
const HOME = { "x-forwarded-for": "203.0.113.7" };

/**
 * A thousand wrong passwords for one account from as many addresses, while its owner goes on working.
 * @param {import("../running-product.mjs").Product} product
 * @param {import("../report.mjs").Report} report
 * @param {any} mail
 */
export async function bruteForce({ db, url }, report, mail) {
  const guesses = report.isSmoke ? FEW_GUESSES : ALL_GUESSES;
  await addCompany(db, VICTIM);
  const token = await signIn(url, VICTIM, HOME);
  /** @type {Record<number, number>} */
  const statuses = {};
  let isInterrupted = false;
  let next = 0;
  const guess = async () => {
    while (next < guesses) {
      const number = next++;
      // The rest that failures bring is cut short, as if the guesser had the patience of weeks.
      if (number % 5 === 0)
        await db.query("update login_failures set blocked_until = null where failures < 100");
      const headers = { "x-forwarded-for": `198.51.${number >> 8}.${number & 255}` };
      const body = { email: VICTIM, password: `errada-${number}` };
      const { status } = await call(url, "POST", "/api/login", { body, headers });
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (number % 20 === 0 && (await call(url, "GET", "/api/user", { token })).status !== 200)
        isInterrupted = true;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guess));
  const lookedAt = statuses[401] ?? 0;
  report.check(
    `of ${guesses} guesses at one account at most ${MOST_LOOKED_AT} are compared with its password`,
    lookedAt <= MOST_LOOKED_AT && lookedAt > 0,
    JSON.stringify(statuses),
  );
  report.check("its owner's session goes on meanwhile", !isInterrupted);

  const other = "vizinha@exemplo.com.br";
  await addCompany(db, other);
  report.check("other accounts log in as ever", typeof (await signIn(url, other, HOME)) === "string");
  const login = (/** @type {string} */ password) =>
    call(url, "POST", "/api/login", { body: { email: VICTIM, password }, headers: HOME });
  const shut = await login(PASSWORD);
  report.check("after that, only a recovery opens the account", shut.status === 429, shut.text.slice(0, 90));
  await call(url, "POST", "/api/forgot-password", { body: { email: VICTIM }, headers: HOME });
  const { text = "" } = await mail.newestTo(VICTIM);
  const reset = { token: /token=([\w-]+)/.exec(text)?.[1], newPassword: "senha-da-dona" };
  const changed = await call(url, "POST", "/api/reset-password", { body: reset, headers: HOME });
  const again = await call(url, "POST", "/api/reset-password", { body: reset, headers: HOME });
  report.check(
    "its owner is back in by the link of the mail, which works once",
    changed.status === 200 && again.status === 400 && (await login("senha-da-dona")).status === 200,
  );
  report.check(
    "and the session from before has ended",
    (await call(url, "GET", "/api/user", { token })).status === 401,
  );
}
