/**
 * Where the value of a field comes from; undefined once it is another than the one that was filled in for the person.
 * Nothing comes from anywhere, but 0 and false are answers.
 * @param filledIn what the form began with
 */
export const sourceOf = (
  sources: Readonly<Record<string, string>>,
  name: string,
  { value, filledIn }: { value: unknown; filledIn: unknown },
): string | undefined =>
  value !== undefined && value !== '' && value === filledIn ? sources[name] : undefined
