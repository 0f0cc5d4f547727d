import { favourite } from '#api/favourite.ts'
import { type Favorite, favouriteRecord as recordOf, serve } from '#api/serve.ts'
import { favouriteRecord, groupByPendingRecord } from '#features/policy/favourites.ts'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { sendLast } from '#blocks/outbox/send-last.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { send } from '#offline/outbox/outbox.ts'
import { deviceState } from '#offline/view.ts'
import { standingOf } from './rows.ts'

interface Named {
  id: string
  title: string
}

/** Maximal policies of one batch call. */
const BATCH_SIZE = 100

/**
 * Adds or removes favourite policies through the outbox. Several go up as batch calls, behind the items that wait for
 * the same policies; resolves to false if the device could not store them.
 */
export async function changePolicies(rows: readonly Named[], favorite: boolean): Promise<boolean> {
  const verb = favorite ? '收藏' : '取消收藏'
  const named = new Map(rows.map(({ id, title }) => [id, title]))
  const groups = groupByPendingRecord([...named.keys()], deviceState.outbox)
  return await storeOrToast(async () => {
    for (const { record, ids } of groups.flatMap(inBatches)) {
      const [id = ''] = ids
      if (ids.length > 1) {
        await send(
          favourite.batch,
          { body: { ids, favorite } },
          {
            title: `${verb} ${String(ids.length)} 条政策`,
            record: record ?? `favourite:${crypto.randomUUID()}`,
          },
        )
        continue
      }
      const options = {
        title: `${verb}：${named.get(id) ?? ''}`,
        record: record ?? favouriteRecord(id, deviceState.outbox),
      }
      await (favorite
        ? send(favourite.add, { params: { id } }, options)
        : send(favourite.remove, { params: { id } }, options))
    }
  })
}

/** Splits a group into parts of the size of a batch call. */
const inBatches = ({ record, ids }: ReturnType<typeof groupByPendingRecord>[number]) =>
  Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, part) => ({
    record,
    ids: ids.slice(part * BATCH_SIZE, (part + 1) * BATCH_SIZE),
  }))

/**
 * Adds or removes favourites other than policies. Each is a call of its own, which replaces the waiting one; resolves
 * to false if the device could not store it.
 * @param asOf the newest receipt on this device when the list was requested (`receiptAtRequest`)
 */
export const changeServices = (
  list: readonly Favorite[],
  favorite: boolean,
  asOf: ReceiptNo,
): Promise<boolean> =>
  storeOrToast(async () => {
    for (const one of list) {
      const { id, type, targetId, name, gone } = one
      const record = recordOf(type, targetId)
      // Read anew for each, because the item that an undo follows was not in the outbox when the list was rendered.
      const { outbox, receipts } = deviceState
      const { city } = standingOf(one, asOf, { outbox, receipts })
      const options = { title: `${favorite ? '收藏' : '取消收藏'}：${name}`, record }
      await sendLast(
        outbox.filter((item) => item.record === record),
        city.favorite === favorite,
        () =>
          gone !== undefined && !favorite
            ? send(serve.cancelFavorite, { params: { id } }, options)
            : send(serve.toggleFavorite, { body: { type, id: targetId, favorite } }, options),
      )
    }
  })
