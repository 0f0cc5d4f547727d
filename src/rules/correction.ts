/** Content of a declaration that its enterprise corrects (补正); a file counts by its material and its path. */
export interface Corrected {
  form?: object
  details?: object
  childrenName?: string
  materials: readonly { name: string; filePath: string }[]
}

/** Returns a value without what is missing in it ('', an empty list or object), with its keys in one order. */
function canonical(value: unknown): unknown {
  if (value === '' || value === undefined) return undefined
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.length > 0 ? value.map(canonical) : undefined
  const entries = Object.entries(value)
    .flatMap(([key, one]) => {
      const kept = canonical(one)
      return kept === undefined ? [] : [[key, kept] as const]
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? entries : undefined
}

const textOf = ({ form, details, childrenName, materials }: Corrected): string =>
  JSON.stringify([
    canonical({ form, details, childrenName }) ?? null,
    materials.map(({ name, filePath }) => `${name} ${filePath}`).sort(),
  ])

/**
 * Returns why a correction cannot be handed in: nothing was changed since the return; undefined if it can. Any change of
 * a field or a file will do where the reason names none; what it names is asked for at its field.
 */
export const correctionProblem = (before: Corrected, after: Corrected): string | undefined =>
  textOf(before) === textOf(after) ? '与退回前的内容相同，请按补正原因修改后提交' : undefined
