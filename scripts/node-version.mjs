const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

/**
 * @param {string} version such as "20.19.0"
 * @returns {string | undefined} the sentence to end with, if this Node cannot run the product
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return undefined;
  return `O Balcão precisa do Node.js ${OLDEST_MAJOR}.${OLDEST_MINOR} ou mais novo; este é o ${version}.`;
}
