/** What was made of something before, or is made now: it stays the same as long as that does, and goes with it. */
export function made<Made>(known: WeakMap<object, unknown>, of: object, make: () => Made): Made {
  if (!known.has(of)) known.set(of, make())
  return known.get(of) as Made
}
