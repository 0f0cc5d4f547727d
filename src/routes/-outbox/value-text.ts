import type { OutboxItem } from '#offline/outbox/item.ts'
import { writeMoney } from '#ui/form/typed.ts'

/**
 * Returns a value as text: lists by the names of their entries, amounts (in 元) as typed in 万元; '' for a
 * missing value.
 */
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

/**
 * Returns label and text of each labelled field of an item that was made without a form; empty for an item
 * with a draft, which opens in its form.
 */
export function typedFieldsOf({
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
