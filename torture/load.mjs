export const name = "load";
export async function run() {}
