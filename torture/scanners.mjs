export const name = "scanners";
export async function run() {}
