import { useState } from 'react'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { runOutbox } from '#offline/outbox/schedule.ts'
import { useDeviceState, useOutbox } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { useKeptFocus } from '#ui/useKeptFocus.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { useAllSent } from './useAllSent.ts'
import { WaitingRow } from './WaitingRow.tsx'

const AskToTell = optionalPart(() => import('#blocks/notices/AskToTell.tsx').then((file) => file.AskToTell))

/**
 * Lists the items that wait on this device, oldest first; once all are sent, one line says that all have
 * arrived.
 */
export function Waiting() {
  const items = useOutbox()
  const { reach } = useDeviceState()
  const [conflict, setConflict] = useState<OutboxItem>()
  const around = useKeptFocus<HTMLDivElement>()
  const sent = useAllSent()
  if (sent > 0)
    return (
      <Notice tone="ok" title={`${String(sent)} 项已全部提交。`}>
        市平台已收到，回执见下方。
      </Notice>
    )
  const waits = items.length === 0 || items.some(({ state }) => state === 'waiting')
  const title = waits ? '等待提交' : '等待处理'
  return (
    <>
      <div {...around}>
        <Card
          title={title}
          // Offers a retry only for waiting items: a held item needs a decision of the user, and offline no
          // retry can succeed.
          aside={
            reach !== 'offline' &&
            items.some(({ state }) => state === 'waiting') && (
              <Button onClick={() => runOutbox(true)}>全部重试</Button>
            )
          }
        >
          {items.length === 0 ? (
            <EmptyState title="没有等待提交的内容" hint="离线时提交的内容会先保存在这里，联网后自动提交。" />
          ) : (
            <List label={title}>
              {items.map((item) => (
                <WaitingRow key={item.id} item={item} onResolve={() => setConflict(item)} />
              ))}
            </List>
          )}
          {conflict && <ConflictDialog item={conflict} onClose={() => setConflict(undefined)} />}
        </Card>
      </div>
      {/* Comes below the list, because it is loaded later and must not move a row under a press. */}
      {items.some(({ state }) => state === 'waiting') && <AskToTell />}
    </>
  )
}
