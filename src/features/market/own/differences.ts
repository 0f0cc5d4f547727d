import type { Listing } from '#api/market.ts'
import { labelsOf } from '#features/market/words.ts'

/** Longest value that is told word for word. */
const MOST = 60

const told = [
  'title',
  'categoryPath',
  'brand',
  'model',
  'spec',
  'material',
  'origin',
  'price',
  'unit',
  'moq',
  'stock',
  'deliveryDays',
  'certs',
  'contactName',
  'contactPhone',
] as const
const named = ['contentHtml', 'images', 'docs'] as const

/** A value in words; undefined where there is none. */
function wordsOf(value: string | number | readonly string[] | undefined): string | undefined {
  const words = typeof value === 'object' ? value.join('、') : value === undefined ? '' : String(value)
  return words || undefined
}

/**
 * Names what an owner has changed since a listing was let through: what is public and what it is to be, word for word
 * where both are short. The description, pictures and papers are only named.
 */
export function differences(one: Listing): { label: string; words: string }[] {
  const { shown } = one
  if (!shown) return []
  const labels = labelsOf(one.tradeType === '求购', one.categoryPath[0])
  const facts = told.flatMap((name) => {
    const [before, after] = [wordsOf(shown[name]), wordsOf(one[name])]
    if (before === after) return []
    const isShort = [before, after].every((words = '') => words.length <= MOST)
    const words = isShort ? `${before ?? '未填写'} → ${after ?? '未填写'}` : '有改动'
    return [{ label: labels[name] ?? '', words }]
  })
  const changed = named.filter(
    (name) => JSON.stringify(shown[name] ?? []) !== JSON.stringify(one[name] ?? []),
  )
  return [...facts, ...changed.map((name) => ({ label: labels[name] ?? '', words: '有改动' }))]
}
