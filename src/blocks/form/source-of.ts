/**
 * Returns the source of a prefilled value; undefined once the value differs or if it is empty. 0 and false count as
 * values.
 * @param filledIn prefilled value
 */
export const sourceOf = (
  sources: Readonly<Record<string, string>>,
  name: string,
  { value, filledIn }: { value: unknown; filledIn: unknown },
): string | undefined =>
  value !== undefined && value !== '' && value === filledIn ? sources[name] : undefined
