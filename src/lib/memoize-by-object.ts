/** Memoizes a value per object: creates it once, and keeps it as long as the object exists. */
export function memoizeByObject<Made>(known: WeakMap<object, unknown>, of: object, make: () => Made): Made {
  if (!known.has(of)) known.set(of, make())
  return known.get(of) as Made
}
