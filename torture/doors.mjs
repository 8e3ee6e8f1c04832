export const name = "doors";
export async function run() {}
