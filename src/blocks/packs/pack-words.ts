import { agoText } from '#lib/dates.ts'
import {
  ageOf,
  bytesOf,
  type CheckedPack,
  type CheckedPiece,
  isOver,
  lackingIn,
} from '#offline/packs/pack.ts'
import { sizeText } from '#ui/form/file-rules.ts'
import type { Tone } from '#ui/state/StateChip.tsx'

/** Returns the state of a pack in words: 齐了 · 1.2 MB · 刚刚更新, or 缺 2 项. */
export function standingText(pack: CheckedPack): string {
  const lacking = lackingIn(pack).length
  if (lacking > 0) return `缺 ${String(lacking)} 项`
  return ['齐了', ...sizeAndAge(pack)].join(' · ')
}

/** Returns the size of a whole pack and the age of its oldest piece: 1.2 MB, 刚刚更新; nothing for one that lacks a piece. */
export const sizeAndAge = (pack: CheckedPack): string[] =>
  lackingIn(pack).length > 0 ? [] : [sizeText(bytesOf(pack)), `${agoText(ageOf(pack))}更新`]

/** Returns the chip of a pack in a list. */
export function chipOf(pack: CheckedPack, now: number): { tone: Tone; words: string } {
  if (isOver(pack, now)) return { tone: 'neutral', words: '已截止' }
  const lacking = lackingIn(pack).length
  return lacking > 0 ? { tone: 'bad', words: `缺 ${String(lacking)} 项` } : { tone: 'ok', words: '齐了' }
}

/** Returns the facts under a piece: what came, its size and age, and why a newer one did not come. */
export function pieceFacts({ note, bytes, at, problem }: CheckedPiece): (string | undefined)[] {
  const isHere = bytes !== undefined
  return [
    note,
    isHere && bytes > 0 ? sizeText(bytes) : undefined,
    isHere && at !== undefined ? `${agoText(at)}更新` : undefined,
    problem && (isHere ? `未能更新：${problem}` : problem),
  ]
}
