/** Works something out once for each list or other object, for as long as that is kept: also for the next screen. */
export function memoizeByObject<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const { value } = known.get(key) ?? { value: workOut(key) };
    known.set(key, { value });
    return value;
  };
}
