import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { timeText } from '#lib/dates.ts'
import { messageOf } from '#lib/message-of.ts'
import { sizeText } from '#ui/form/file-rules.ts'
import { untilWords } from '#blocks/outbox/until-words.ts'
import { CopyLines } from '#blocks/CopyLines.tsx'
import { HeldActions, heldWords } from '#blocks/HeldActions.tsx'
import { mayHaveArrived, type OutboxItem } from '#offline/outbox/item.ts'
import { discard, retry } from '#offline/outbox/outbox.ts'
import { sentBytes, shareText } from '#offline/upload.ts'
import { useDeviceState, useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { FillBar } from '#ui/list/FillBar.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { useNow } from '#ui/useNow.ts'
import { retryWords } from './retry-words.ts'
import { typedFieldsOf } from './value-text.ts'
import { waitsBehindHeld } from './waits-behind.ts'
import { kindWord } from './places.ts'
import styles from './WaitingRow.module.css'

/** Shows one item of the outbox: its state, the reason, and the possible actions. */
export function WaitingRow({ item, onResolve }: { item: OutboxItem; onResolve: () => void }) {
  const { sending, reach } = useDeviceState()
  const { userInfo } = useAccount()
  const navigate = useNavigate()
  const now = useNow()
  const [asking, setAsking] = useState(false)
  const isSending = sending?.id === item.id
  const isBehind = waitsBehindHeld(item, useOutbox())
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => showToast(messageOf(error)))
  const words = typedFieldsOf(item)
  const isNext = item.state === 'waiting' && reach !== 'offline' && !isSending && !isBehind
  const retried = isNext ? retryWords(item, now) : undefined
  const sent = sentBytes(item.files)
  const bytes = item.files.reduce((sum, file) => sum + file.size, 0)
  return (
    <ListRow
      title={item.title}
      meta={[
        kindWord(item),
        userInfo?.ens.find((one) => one.enId === item.enId)?.enName,
        item.files.length > 0 ? `附件 ${String(item.files.length)} 个` : undefined,
        bytes > 0 ? sizeText(bytes) : undefined,
        timeText(item.createdAt),
      ]}
      state={<ItemState item={item} />}
      actions={
        <>
          {isNext && (
            <Button
              look="plain"
              aria-label={`立即重试：${item.title}`}
              onClick={() => void attempt(retry(item.id))}
            >
              立即重试
            </Button>
          )}
          {item.state === 'conflict' && (
            <Button look="plain" aria-label={`选择保留的内容：${item.title}`} onClick={onResolve}>
              选择保留的内容
            </Button>
          )}
          <HeldActions
            item={item}
            name={item.title}
            busy={isSending}
            onReopened={(href) => void navigate({ href })}
          />
          {!isSending && (
            <Button look="plain" aria-label={`放弃：${item.title}`} onClick={() => setAsking(true)}>
              放弃
            </Button>
          )}
        </>
      }
    >
      {item.until && item.state === 'waiting' && reach !== 'online' && (
        <p className={styles.why}>{untilWords(item.until)}</p>
      )}
      {isSending && sending.portion !== undefined && (
        <FillBar share={sending.portion}>已上传 {Math.floor(sending.portion * 100)}%</FillBar>
      )}
      {!isSending && item.state === 'waiting' && item.files.some((file) => file.sent) && (
        <FillBar share={sent / bytes}>已上传 {shareText(sent, bytes)}，重新连接后继续</FillBar>
      )}
      {retried && <p className={styles.next}>{retried}</p>}
      {isBehind && <p className={styles.why}>同一事项的前一项尚待处理，请先修改或放弃，本项随后自动提交。</p>}
      {item.state !== 'waiting' && (
        <p className={styles.why}>
          {item.state === 'conflict' ? '内容已在别处更新，请选择保留哪一份。' : `原因：${heldWords(item)[1]}`}
        </p>
      )}
      {words.length > 0 && (
        <details className={styles.words}>
          <summary>查看填写的内容</summary>
          <DescriptionList items={words} />
          <CopyLines lines={words} plain />
        </details>
      )}
      <ConfirmDialog
        open={asking}
        title="放弃该内容"
        confirmLabel="放弃"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => void attempt(discard(item.id).then(() => setAsking(false)))}
      >
        {mayHaveArrived(item)
          ? `“${item.title}”可能已送达市平台，放弃后本机不再确认结果。`
          : `“${item.title}”尚未提交，放弃后本机不再保留。`}
        {item.draft &&
          ` 填写的内容${item.files.length > 0 ? '和附件' : ''}将一并删除，不能恢复；需要修改的，请打开修改。`}
        {words.length > 0 && (
          <div className={styles.words}>
            <p>以下内容将一并删除，不能恢复；需要保留的，请先复制：</p>
            <DescriptionList items={words} />
          </div>
        )}
      </ConfirmDialog>
    </ListRow>
  )
}

/** Shows the state of an item: 待上传, 等待联网, 上传中 2/3, 上传中 3.2 / 12.4 MB, 未通过 or 未确认. Never looks like 已提交. */
function ItemState({ item }: { item: OutboxItem }) {
  const { sending, reach } = useDeviceState()
  if (sending?.id === item.id) return <StateChip tone="info">上传中 {sending.share}</StateChip>
  if (item.state === 'held') return <StateChip tone="bad">{heldWords(item)[0]}</StateChip>
  if (item.state === 'conflict') return <StateChip tone="bad">内容有冲突</StateChip>
  if (reach === 'offline') return <StateChip tone="warn">等待联网</StateChip>
  return <StateChip tone="warn">待上传</StateChip>
}
