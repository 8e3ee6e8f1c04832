/** The token of the demo company's owner. @param {string} url @returns {Promise<string>} */
export async function signInToDemo(url) {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@balcao.local", password: "demonstracao" }),
  });
  return (await answer.json()).token;
}
