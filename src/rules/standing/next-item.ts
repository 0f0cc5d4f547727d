import { cityNow } from '#lib/clock.ts'
import type { MatchLevel } from '#rules/match-words.ts'
import { declarable } from '#rules/today.ts'

/** Item as far as it decides what to declare next. */
type Candidate = Parameters<typeof declarable>[0][number] & {
  id: string
  formKey: string
  /** The enterprise's declaration of the item. */
  running?: { status: string }
}

/**
 * Returns the item that an enterprise can declare next: open, 可申报 by verdict, and not declared yet, the nearest
 * deadline first; undefined if there is none. A benefit (免申即享) is not declared, and a draft is no declaration.
 * @param levelOf returns the level of the enterprise for an item
 * @param done ids of items just submitted, or waiting on this device
 */
export function nextItem<I extends Candidate>(
  items: readonly I[],
  levelOf: (one: I) => MatchLevel | undefined,
  done: ReadonlySet<string>,
  now = cityNow(),
): I | undefined {
  const isLeft = ({ id, formKey, running }: I) =>
    formKey !== 'apply-msjx' && !done.has(id) && (running?.status ?? '草稿') === '草稿'
  return declarable(
    items.filter((one) => isLeft(one) && levelOf(one) === 'recommended'),
    {},
    now,
  )[0]
}
