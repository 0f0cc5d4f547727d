/** Returns the place of a value on a scale in percent, within 0 and 100; 0 on a scale without extent. */
export const placeOn = (value: number, from: number, to: number): number =>
  to > from ? Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100)) : 0

/** Formats a share of 0 to 100 for an attribute of SVG: 33.33%. */
export const percentOf = (place: number): string => `${String(Math.round(place * 100) / 100)}%`

/**
 * Returns round ticks (1, 2 or 5 times a power of ten apart) that enclose all values and 0: 0, 50, 100, 150.
 * @param most number of steps at most
 */
export function ticksOf(values: readonly number[], most = 4): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  if (low === high) return [0, 1]
  const rough = (high - low) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  // Tries the steps in turn, because rounding both ends outwards may take one step more than asked.
  const step = [1, 2, 5, 10, 20, 50]
    .map((times) => times * power)
    .find((one) => one >= rough && Math.ceil(high / one) - Math.floor(low / one) <= most)!
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}
