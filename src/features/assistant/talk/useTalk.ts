import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import { useOutboxState } from '#blocks/outbox/useOutboxState.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { newsCountOf } from '#rules/appeal-talk.ts'
import { noteSeen } from './talk-store.ts'
import { messagesOf, answeredMessage, type TalkAt, withLocalMessages } from './messages.ts'
import { talksQuery } from './unread.ts'

/**
 * Interval in milliseconds at which an open conversation is fetched again; paused while the page is hidden or
 * offline.
 */
const POLL_INTERVAL = 15_000

/** Returns the query of the user's conversations, the newest first, fetched again while they are shown. */
export function useTalks() {
  const { userInfo } = useAccount()
  const { reach } = useDeviceState()
  return useQuery({
    ...talksQuery(),
    enabled: userInfo !== undefined,
    refetchInterval: reach === 'online' && POLL_INTERVAL * 4,
  })
}

const detailOf = (id: string) => query(appeal.detailAll, { params: { id } })

/** Returns one conversation: its appeal, and its messages with those that only this device knows. */
export function useTalk({ key, id: knownId }: TalkAt) {
  const { reach } = useDeviceState()
  const local = useOutboxState()
  const rows = useTalks().data?.records
  const sent =
    key === undefined
      ? undefined
      : local.receipts.find((one) => one.record === recordOf(key) && answeredMessage(one) !== undefined)
  const id =
    knownId ??
    rows?.find(({ draftKey }) => draftKey !== undefined && draftKey === key)?.id ??
    (sent?.answer as { id: string } | undefined)?.id
  const one = useQuery({
    ...detailOf(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: reach === 'online' && POLL_INTERVAL,
  })
  const { data } = one
  const at: TalkAt = { key: key ?? data?.draftKey, id }
  const fromCity = useMemo(() => (data ? messagesOf(data) : []), [data])
  const count = data && newsCountOf(data.timeline)
  useEffect(() => {
    if (id !== undefined && count) void noteSeen(id, count)
  }, [id, count])
  const messages = withLocalMessages(fromCity, at, local)
  const refused = messages.filter((line) => line.kind === 'sent' && line.item?.state === 'held').length
  const client = useQueryClient()
  const listed = rows?.find((row) => row.id === id)?.state
  const state = data?.state
  // Fetches the appeal again after a refusal, because it may have ended meanwhile; the second effect updates a list
  // with another state.
  useEffect(() => {
    if (refused > 0 && id !== undefined) void client.invalidateQueries({ queryKey: detailOf(id).queryKey })
  }, [client, refused, id])
  useEffect(() => {
    if (state !== undefined && listed !== undefined && state !== listed)
      void client.invalidateQueries({ queryKey: talksQuery().queryKey })
  }, [client, state, listed])
  return { at, one, messages }
}
