const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** From here on the continued fraction is the more exact one. */
const FAR = 3;
const TERMS = 100;

/** The density of the standard normal distribution at x, divided by the probability of more than x. */
export function normalHazard(x: number): number {
  if (x < FAR) return density(x) / probabilityAbove(x);
  let fraction = x;
  for (let term = TERMS; term >= 1; term--) fraction = x + term / fraction;
  return fraction;
}

/** One half less x + x³/3 + x⁵/(3·5) + x⁷/(3·5·7) + … times the density: exact to some twelve digits near zero. */
function probabilityAbove(x: number): number {
  let [term, sum] = [x, x];
  for (let odd = 3; odd <= 2 * TERMS + 1; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
    // Nothing is added any more.
    if (Math.abs(term) < Number.EPSILON * Math.abs(sum)) break;
  }
  return x < -FAR * 2 ? 1 : 0.5 - density(x) * sum;
}

/** The value that Student's t with so many (whole) degrees of freedom stays below with a probability between ½ and 1. */
export function studentQuantile(probability: number, freedom: number): number {
  let [low, high] = [0, 1];
  while (studentBelow(high, freedom) < probability) high *= 2;
  for (let halving = 0; halving < 50; halving++) {
    const middle = (low + high) / 2;
    if (studentBelow(middle, freedom) < probability) low = middle;
    else high = middle;
  }
  return high;
}

/** The probability that Student's t is below a positive value: a finite sum, for whole degrees of freedom. */
function studentBelow(value: number, freedom: number): number {
  const angle = Math.atan(value / Math.sqrt(freedom));
  const [sine, square] = [Math.sin(angle), Math.cos(angle) ** 2];
  const isEven = freedom % 2 === 0;
  let term = isEven ? 1 : Math.cos(angle);
  let sum = freedom === 1 ? 0 : term;
  for (let power = isEven ? 2 : 3; power <= freedom - 2; power += 2) {
    term *= (square * (power - 1)) / power;
    sum += term;
  }
  const within = isEven ? sine * sum : (2 / Math.PI) * (angle + sine * sum);
  return (1 + within) / 2;
}
