import { useQuery } from '@tanstack/react-query'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { send } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { useOutbox, useReceipts } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { recordOf, type SavedSearch, savedSearches } from './saved.ts'

const mineQuery = query(policy.subscribed, {})

/** My searches, and what can be done with them; every change may wait on the device. */
export function useSaved() {
  const { userInfo } = useAccount()
  const mine = useQuery({ ...mineQuery, enabled: userInfo !== undefined })
  const outbox = useOutbox()
  const receipts = useReceipts()
  const asOf = askedAfter(mineQuery.queryKey, mine)
  const searches = userInfo ? savedSearches(mine.data, asOf, outbox, receipts) : []
  return { isMember: userInfo !== undefined, searches, keep, drop }
}

/** Keeps a search, or gives a known one another name. True where it is at least on the device. */
function keep({ id, name, search }: Pick<SavedSearch, 'id' | 'name' | 'search'>): Promise<boolean> {
  return queued(
    send(
      policy.subscribe,
      { body: { id, name, search } },
      { title: `保存检索：${name}`, record: recordOf(id) },
    ),
  )
}

/** Forgets a search. */
function drop({ id, name }: SavedSearch): Promise<boolean> {
  return queued(
    send(policy.unsubscribe, { query: { id } }, { title: `删除检索：${name}`, record: recordOf(id) }),
  )
}

async function queued(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent
    return true
  } catch (error) {
    showToast(storageProblem(error).message)
    return false
  }
}
