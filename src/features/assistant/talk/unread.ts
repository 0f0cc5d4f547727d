import { QueryObserver } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import { appeal, type AppealBrief } from '#api/appeal.ts'
import { queryClient } from '#api/call/client.ts'
import { query } from '#api/call/query.ts'
import { keepText } from '#lib/small-store.ts'
import { listen } from '#offline/channel.ts'
import { deviceState } from '#offline/view.ts'
import { account } from '#session/account.ts'
import { takeWanted } from '#session/wanted.ts'
import { readTalks } from './talk-store.ts'

/** Key in this tab of the text that a visitor signs in to send. */
export const TEXT_TO_SEND = 'talk-handed'

/** Number of conversations that are listed, the newest. */
const MAX_LISTED = 20

/** Fetches the user's conversations with the city's staff. */
export const talksQuery = () =>
  query(appeal.page, { query: { channel: 'chat', current: 1, size: MAX_LISTED } })

/**
 * Returns the number of unread messages of the city's staff by conversation; conversations without any are left out.
 */
export const unreadIn = (
  rows: readonly Pick<AppealBrief, 'id' | 'heard'>[],
  seen: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    rows.map(({ id, heard = 0 }) => [id, heard - (seen[id] ?? 0)] as const).filter(([, count]) => count > 0),
  )

/**
 * Counts the unread messages for the buttons that open 小易: once a member is signed in, when the page gets the
 * focus, and after each call of the user. Opens the conversation for a user who has signed in to send a message to
 * it.
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
    if (turn === asked) deviceState.unread = account.userInfo && data ? unreadIn(data.records, seen) : {}
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
  // Waits for the page, because a navigation closes the assistant.
  router.subscribe('onResolved', () => setTimeout(openWanted))
  openWanted()
}

function openWanted(): void {
  if (location.pathname.startsWith('/auth/')) return
  if (!takeWanted('talk', 'new')) return
  if (!account.userInfo) return keepText('sessionStorage', TEXT_TO_SEND, '')
  deviceState.talk = ''
  deviceState.assistant = true
}
