import { endpoints } from '#api/call/endpoint.ts'
import type { Change, Changes, Kind } from '#api/effect.ts'
import type { OutboxItem, Receipt } from './item.ts'

/**
 * Returns the kind of thing that a queued call changes. Undefined for a call of another version, and for an area of the
 * contract that is not loaded, whose things no page shows then.
 */
export const kindOf = ({ endpoint }: { endpoint: string }): Kind | undefined => endpoints.get(endpoint)?.queue

/** Returns an item's changes to things of a kind, whether it is held or not; empty for other calls. */
export function changesIn<K extends Kind>(
  kind: K,
  item: Pick<OutboxItem, 'endpoint' | 'input' | 'record'>,
): readonly Change<K>[] {
  const { effect } = endpoints.get(item.endpoint) ?? {}
  if (!effect || kindOf(item) !== kind) return []
  return evaluate(() => effect({ ...item.input, record: item.record } as never))
}

/** Returns the last waiting change of each thing of a kind and its item, by the thing's id. */
export const changesHere = <K extends Kind>(
  kind: K,
  outbox: readonly OutboxItem[],
): ReadonlyMap<string, { change: Change<K>; item: OutboxItem }> =>
  new Map(
    outbox
      .filter(({ state }) => state === 'waiting')
      .flatMap((item) => changesIn(kind, item).map((change) => [change.id, { change, item }] as const)),
  )

/** Returns the changes that the city's answer states for things of a kind; empty for other calls. */
export function outcomeIn<K extends Kind>(
  kind: K,
  receipt: Pick<Receipt, 'endpoint' | 'answer' | 'record'>,
): readonly Change<K>[] {
  const { outcome } = endpoints.get(receipt.endpoint) ?? {}
  if (!outcome || kindOf(receipt) !== kind) return []
  return evaluate(() => outcome(receipt.answer as never, receipt))
}

/**
 * Evaluates an effect or outcome on data that an older version may have stored in another shape; a missing field means
 * no changes.
 */
function evaluate<K extends Kind>(of: () => Changes): readonly Change<K>[] {
  try {
    return [of()].flat() as readonly Change<K>[]
  } catch (error) {
    if (error instanceof TypeError) return []
    throw error
  }
}
