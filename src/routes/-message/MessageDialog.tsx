import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
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
import { markOne } from './marks.ts'
import styles from './message.module.css'

interface Props {
  id: string
  /** The message from the list, shown when the detail cannot be fetched offline. */
  row: Message | undefined
  onClose: () => void
}

/**
 * Shows one whole message and marks it read: at the city at once, or by an outbox item that waits for the
 * network.
 */
export function MessageDialog({ id, row, onClose }: Props) {
  const client = useQueryClient()
  const { reach } = useDeviceState()
  const marked = markedIn(useOutbox())
  const detail = useQuery(query(message.detail, { query: { id } }))
  const shown = detail.data ?? row
  const fresh = detail.isFetchedAfterMount && !detail.isError

  useEffect(() => {
    if (!fresh) return
    void client.invalidateQueries({ queryKey: keyOf(message.page) })
    void client.invalidateQueries({ queryKey: keyOf(message.count) })
  }, [client, fresh])
  const unmarked = reach !== 'online' && shown !== undefined && !isRead(shown, marked)
  useEffect(() => {
    if (unmarked) void markOne(shown)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a message, whatever else of it changes
  }, [unmarked, id])

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
        <>
          <p className={styles.when}>
            {shown.type} · {timeText(shown.createTime)}
          </p>
          <p className={styles.content}>{shown.content}</p>
        </>
      ) : detail.error || detail.isPaused ? (
        <ErrorPanel error={detail.error ?? detail.failureReason} onRetry={() => void detail.refetch()} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Dialog>
  )
}
