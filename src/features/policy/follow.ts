import { policy } from '#api/policy.ts'
import { groupBy } from '#lib/group-by.ts'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { changesHere } from '#offline/outbox/changes.ts'
import { send } from '#offline/outbox/outbox.ts'
import { deviceState } from '#offline/view.ts'
import type { Following } from './following.ts'

type Named = Pick<Following, 'id' | 'name' | 'search'>

/**
 * Returns the outbox record of the change that waits, because a further change must follow it, even one in a batch.
 */
const pendingRecord = (id: string) => changesHere('following', deviceState.outbox).get(id)?.item.record
const recordOf = ({ id }: Named) => pendingRecord(id) ?? `subscription:${id}`

/** Subscribes to a tag of the city or saves a search of the user, now or once online. */
export const follow = (one: Named): Promise<boolean> =>
  storeOrToast(() => {
    const { id, name, search } = one
    const body = search === undefined ? { id } : { id, name, search }
    return send(
      policy.subscribe,
      { body },
      { title: `${search === undefined ? '订阅' : '保存搜索'}：${name}`, record: recordOf(one) },
    )
  })

/** Cancels a subscription or deletes a saved search. */
export const stop = (one: Named): Promise<boolean> =>
  storeOrToast(() => {
    const title = `${one.search === undefined ? '取消订阅' : '删除搜索'}：${one.name}`
    return send(policy.unsubscribe, { query: { id: one.id } }, { title, record: recordOf(one) })
  })

/** Subscribes to several tags in one call; tags with a change that waits go in another call behind it. */
export const followAll = (list: readonly Named[]): Promise<boolean> =>
  storeOrToast(async () => {
    for (const [record, own] of groupBy(list, ({ id }) => pendingRecord(id))) {
      await send(
        policy.subscribeAll,
        { body: { ids: own.map(({ id }) => id) } },
        {
          title: `订阅：${own.map(({ name }) => name).join('、')}`,
          record: record ?? `subscription:${crypto.randomUUID()}`,
        },
      )
    }
  })
