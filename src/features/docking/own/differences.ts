import type { MySupply, Supply } from '#api/docking.ts'
import { labels } from '#features/docking/kinds.ts'

/** Longest value that is told word for word. */
const MOST = 60

type Field = keyof Supply & keyof MySupply
const isField = (name: string, one: object): name is Field => name in one

/** A value in words; undefined where there is none. */
function wordsOf(value: unknown): string | undefined {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return undefined
  if (Array.isArray(value)) {
    const texts = value.filter((one) => typeof one === 'string')
    return texts.length === value.length ? texts.join('、') : JSON.stringify(value)
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Names what an owner has changed since a record was let through: field by field what is public and what it is to be,
 * word for word where both are short. Pictures and papers are only named.
 */
export function differences(shown: Supply, mine: MySupply): { label: string; words: string }[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    if (!isField(name, { ...shown, ...mine })) return []
    const [before, after] = [wordsOf(shown[name]), wordsOf(mine[name])]
    if (before === after) return []
    const isTold = name !== 'images' && name !== 'attachments'
    const isShort = [before, after].every((one = '') => one.length <= MOST)
    return [{ label, words: isTold && isShort ? `${before ?? '未填写'} → ${after ?? '未填写'}` : '有改动' }]
  })
}
