/** Memoizes a function per object, such as a query's data, for as long as the object lives: also across pages. */
export function memoizeByObject<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const { value } = known.get(key) ?? { value: workOut(key) };
    known.set(key, { value });
    return value;
  };
}
