import { QueryObserver } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import { appeal, type AppealBrief } from '#api/appeal.ts'
import { queryClient } from '#api/call/client.ts'
import { query } from '#api/call/query.ts'
import { keepText } from '#lib/small-store.ts'
import { listen } from '#offline/channel.ts'
import { common } from '#offline/view.ts'
import { account } from '#session/account.ts'
import { takeWanted } from '#session/wanted.ts'
import { readTalks } from './kept.ts'

/** Says where the words rest in this tab that somebody signs in to send. */
export const HANDED = 'talk-handed'

/** So many conversations are listed, the newest. */
const LISTED = 20

/** Asks for one's conversations with the city's people. */
export const talksQuery = () => query(appeal.page, { query: { channel: 'chat', current: 1, size: LISTED } })

/** Returns how many messages of the city's people were not seen yet, by conversation; none of those that were all seen. */
export const unreadIn = (
  rows: readonly Pick<AppealBrief, 'id' | 'heard'>[],
  seen: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    rows.map(({ id, heard = 0 }) => [id, heard - (seen[id] ?? 0)] as const).filter(([, count]) => count > 0),
  )

/**
 * Counts what was not seen, for the buttons that open 小易: once a member is here, when the page is looked at again, and
 * after each call of theirs. Opens the conversation for who has signed in to send words to it.
 */
export function watchTalks(router: RegisteredRouter): void {
  const options = () => ({
    ...talksQuery(),
    enabled: account.userInfo !== undefined,
    refetchOnWindowFocus: true,
  })
  const observer = new QueryObserver(queryClient, options())
  let asked = 0
  const count = async () => {
    const turn = (asked += 1)
    const { data } = observer.getCurrentResult()
    const { seen } = await readTalks()
    if (turn === asked) common.unread = account.userInfo && data ? unreadIn(data.records, seen) : {}
  }
  const recount = () => void count().catch(() => undefined)
  observer.subscribe(recount)
  listen(({ type }) => type === 'seen' && recount())
  let userId = account.userInfo?.id
  subscribe(account, () => {
    if (userId === account.userInfo?.id) return
    userId = account.userInfo?.id
    observer.setOptions(options())
    recount()
  })
  // Once the page is there: going to another one closes what is open over it.
  router.subscribe('onResolved', () => setTimeout(openWanted))
  openWanted()
}

function openWanted(): void {
  if (location.pathname.startsWith('/auth/')) return
  if (!takeWanted('talk', 'new')) return
  if (!account.userInfo) return keepText('sessionStorage', HANDED, '')
  common.talk = ''
  common.assistant = true
}
