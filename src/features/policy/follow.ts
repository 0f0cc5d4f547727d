import { policy } from '#api/policy.ts'
import { groupBy } from '#lib/group-by.ts'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { changesHere } from '#offline/outbox/changes.ts'
import { send } from '#offline/outbox/outbox.ts'
import { common } from '#offline/view.ts'
import type { Following } from './following.ts'

type Named = Pick<Following, 'id' | 'name' | 'search'>

/** A further wish about the same thing follows what waits, be it one of several. */
const pendingRecord = (id: string) => changesHere('following', common.outbox).get(id)?.item.record
const recordOf = ({ id }: Named) => pendingRecord(id) ?? `subscription:${id}`

/** Follows a word of the city's or a search of one's own, now or when there is a network. */
export const follow = (one: Named): Promise<boolean> =>
  keptOrSaid(() => {
    const { id, name, search } = one
    const body = search === undefined ? { id } : { id, name, search }
    return send(
      policy.subscribe,
      { body },
      { title: `${search === undefined ? '订阅' : '保存搜索'}：${name}`, record: recordOf(one) },
    )
  })

/** Stops following it. */
export const stop = (one: Named): Promise<boolean> =>
  keptOrSaid(() => {
    const title = `${one.search === undefined ? '取消订阅' : '删除搜索'}：${one.name}`
    return send(policy.unsubscribe, { query: { id: one.id } }, { title, record: recordOf(one) })
  })

/** Follows several words by one call; those about which something waits by a call behind that. */
export const followAll = (list: readonly Named[]): Promise<boolean> =>
  keptOrSaid(async () => {
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
