import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { useCommon } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { heardIn } from '#rules/appeal-talk.ts'
import { noteSeen } from './kept.ts'
import { messagesOf, saidIn, type TalkAt, withOwn } from './messages.ts'
import { talksQuery } from './unread.ts'

/** Milliseconds after which an open conversation asks for news; nobody is asked while the page is hidden or offline. */
const CALM = 15_000

/** One's conversations, the newest first, asked for anew while they are looked at. */
export function useTalks() {
  const { userInfo } = useAccount()
  const { reach } = useCommon()
  return useQuery({
    ...talksQuery(),
    enabled: userInfo !== undefined,
    refetchInterval: reach === 'online' && CALM * 4,
  })
}

const detailOf = (id: string) => query(appeal.detailAll, { params: { id } })

/** One conversation: the appeal that it is, and its messages with what only this device knows. */
export function useTalk({ key, id: knownId }: TalkAt) {
  const { reach } = useCommon()
  const heard = useHeard()
  const rows = useTalks().data?.records
  const sent =
    key === undefined
      ? undefined
      : heard.receipts.find((one) => one.record === recordOf(key) && saidIn(one) !== undefined)
  const id =
    knownId ??
    rows?.find(({ draftKey }) => draftKey !== undefined && draftKey === key)?.id ??
    (sent?.answer as { id: string } | undefined)?.id
  const one = useQuery({
    ...detailOf(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: reach === 'online' && CALM,
  })
  const { data } = one
  const at: TalkAt = { key: key ?? data?.draftKey, id }
  const said = useMemo(() => (data ? messagesOf(data) : []), [data])
  const count = data && heardIn(data.timeline)
  useEffect(() => {
    if (id !== undefined && count) void noteSeen(id, count)
  }, [id, count])
  const messages = withOwn(said, at, heard)
  const refused = messages.filter((line) => line.kind === 'sent' && line.item?.state === 'held').length
  const client = useQueryClient()
  const listed = rows?.find((row) => row.id === id)?.state
  const state = data?.state
  // What has been refused may have ended meanwhile, and the list is to say the same as the conversation.
  useEffect(() => {
    if (refused > 0 && id !== undefined) void client.invalidateQueries({ queryKey: detailOf(id).queryKey })
  }, [client, refused, id])
  useEffect(() => {
    if (state !== undefined && listed !== undefined && state !== listed)
      void client.invalidateQueries({ queryKey: talksQuery().queryKey })
  }, [client, state, listed])
  return { at, one, messages }
}
