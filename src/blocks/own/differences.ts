/** Longest value that is told word for word. */
const MOST = 60

/** Fields whose change is only named: pictures, papers, text with markup. */
const named = ['images', 'attachments', 'docs', 'contentHtml']

/** Returns a value in words; undefined where there is none. */
function wordsOf(value: unknown): string | undefined {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return undefined
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('、')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Names what an owner has changed since a record was let through: field by field what is public and what it is to be,
 * word for word where both are short.
 * @param labels words of the fields, in the order in which they are told
 */
export const differences = (
  shown: object,
  mine: object,
  labels: Readonly<Record<string, string>>,
): [label: string, words: string][] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const [before, after] = [shown, mine].map((one) => wordsOf((one as Record<string, unknown>)[name]))
    if (before === after) return []
    const isTold = !named.includes(name) && [before, after].every((one = '') => one.length <= MOST)
    return [[label, isTold ? `${before ?? '未填写'} → ${after ?? '未填写'}` : '有改动'] as const]
  }) as [string, string][]
