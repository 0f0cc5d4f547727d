import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Message, message } from '#api/message.ts'
import { keyOf, query } from '#api/call/query.ts'
import { timeText } from '#lib/dates.ts'
import { ErrorPanel } from '#blocks/ErrorPanel.tsx'
import { isRead, markedIn } from '#blocks/unread.ts'
import { useDeviceState, useOutbox } from '#offline/view.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { subjectLinkOf } from './subject-link.ts'
import { markThread } from './marks.ts'
import { threadOf } from './thread.ts'
import styles from './message.module.css'

interface Props {
  id: string
  /** The row of the list with its thread, shown when the detail cannot be fetched offline. */
  row: Message | undefined
  onClose: () => void
}

/**
 * Shows a message with the others about the same record, newest first, and marks them read: the opened one at the city
 * at once, the others by an outbox item, which offline waits for the network.
 */
export function MessageDialog({ id, row, onClose }: Props) {
  const client = useQueryClient()
  const { reach } = useDeviceState()
  const marked = markedIn(useOutbox())
  const detail = useQuery(query(message.detail, { query: { id } }))
  // Keeps the thread of a row that leaves the list once it is read (只看未读).
  const [kept, setKept] = useState(row)
  if (row && row !== kept) setKept(row)
  const thread = kept ? threadOf(kept) : detail.data ? [detail.data] : []
  const shown = kept ?? detail.data
  const fresh = detail.isFetchedAfterMount && !detail.isError

  useEffect(() => {
    if (!fresh) return
    void client.invalidateQueries({ queryKey: keyOf(message.page) })
    void client.invalidateQueries({ queryKey: keyOf(message.count) })
  }, [client, fresh])
  // The city marks the opened message itself, when it is asked for the detail.
  const unmarked = thread.filter((one) => !isRead(one, marked) && (reach !== 'online' || one.id !== id))
  const toMark = unmarked.map((one) => one.id).join()
  useEffect(() => {
    if (toMark && shown) void markThread(shown, unmarked)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for these messages, whatever else of them changes
  }, [toMark, id])

  const subject = shown && subjectLinkOf(shown)
  return (
    <Dialog
      open
      title={shown?.title ?? '消息'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          {subject && (
            <LinkButton look="primary" link={subject.link}>
              {subject.words}
            </LinkButton>
          )}
        </>
      }
    >
      {shown ? (
        <ol className={styles.thread} aria-label="消息">
          {thread.map((one, at) => (
            <li key={one.id}>
              <p className={styles.when}>
                {one.type} · {timeText(one.createTime)}
              </p>
              {at > 0 && <h3 className={styles.earlier}>{one.title}</h3>}
              <p className={styles.content}>{one.content}</p>
            </li>
          ))}
        </ol>
      ) : detail.error || detail.isPaused ? (
        <ErrorPanel error={detail.error ?? detail.failureReason} onRetry={() => void detail.refetch()} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Dialog>
  )
}
