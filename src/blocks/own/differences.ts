/** Maximum number of characters of a value that is shown in full. */
const LONGEST = 60

/** Fields shown only as changed: pictures, files, text with markup. */
const changedOnly = ['images', 'attachments', 'docs', 'contentHtml']

/** Returns a value as text; undefined for an empty one. */
function wordsOf(value: unknown): string | undefined {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return undefined
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('、')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Returns the fields that an owner changed since the last approval, each with its public and its new value; long values
 * are shown only as changed.
 * @param labels labels of the fields, in the order of the result
 */
export const differences = (
  shown: object,
  mine: object,
  labels: Readonly<Record<string, string>>,
): [label: string, words: string][] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const [before, after] = [shown, mine].map((one) => wordsOf((one as Record<string, unknown>)[name]))
    if (before === after) return []
    const isShort = !changedOnly.includes(name) && [before, after].every((one = '') => one.length <= LONGEST)
    return [[label, isShort ? `${before ?? '未填写'} → ${after ?? '未填写'}` : '有改动'] as const]
  }) as [string, string][]
