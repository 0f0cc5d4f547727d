import type { OutboxItem } from '#offline/outbox/item.ts'
import { writeMoney } from '#ui/form/typed.ts'

/** A value as a person reads it: lists by the names in them, amounts (in 元) as they are typed; '' for none. */
export function valueText(value: unknown, isAmount: boolean): string {
  if (isAmount && typeof value === 'number') return `${writeMoney(value)} 万元`
  if (Array.isArray(value)) return value.map((one) => valueText(one, false)).join('、')
  if (typeof value === 'object' && value !== null) {
    const named = value as { fileName?: string; name?: string }
    return named.fileName ?? named.name ?? JSON.stringify(value)
  }
  if (typeof value === 'boolean') return value ? '是' : '否'
  return value === undefined || value === null ? '' : String(value as string | number)
}

/** What somebody has typed who made an item without a form of its own: word and value of each field that has a word. */
export function wordsOf({
  draft,
  input,
  labels = {},
  amounts = [],
}: Pick<OutboxItem, 'draft' | 'input' | 'labels' | 'amounts'>): [label: string, words: string][] {
  if (draft) return []
  const body = Object(input.body) as Record<string, unknown>
  return Object.entries(labels)
    .map(([name, label]): [string, string] => [label, valueText(body[name], amounts.includes(name))])
    .filter(([, words]) => words !== '')
}
