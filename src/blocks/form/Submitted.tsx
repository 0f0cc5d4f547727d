import { linkOptions } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FileList } from '#blocks/FileList.tsx'
import { HeldActions, heldWords } from '#blocks/HeldActions.tsx'
import { untilWords } from '#blocks/outbox/until-words.ts'
import { keptHereWords } from '#blocks/outbox/waiting-words.ts'
import { localPath } from '#lib/attachment.ts'
import { timeText } from '#lib/dates.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { useDeviceState, useOutbox, useReceipts } from '#offline/view.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import type { Target } from '#ui/link.ts'
import styles from './Submitted.module.css'

interface Props {
  /** Id of the item in the outbox, and of its receipt. */
  id: string
  /** Called to open the form again: with the draft that the item has become, or empty. */
  onReopened: () => void
  /** List that contains the record afterwards: 我的申报. */
  mine: Mine
}

/** Link to a member's own records of a kind. */
export interface Mine {
  label: string
  link: Target
  /** Next step once the city has received it: who handles it, and where to follow it. */
  next?: string
}

const outbox = linkOptions({ to: '/user/outbox' })

/**
 * Shows the outcome of a submission, and updates live: kept on this device, uploading, refused, or received with its
 * number.
 */
export function Submitted({ id, onReopened, mine }: Props) {
  const item = useOutbox().find((one) => one.id === id)
  const receipt = useReceipts().find((one) => one.id === id)
  const { reach, sending, storage } = useDeviceState()
  const [wasSeen, setWasSeen] = useState(false)
  if (item && !wasSeen) setWasSeen(true)

  if (receipt) {
    return (
      <Outcome
        tone="ok"
        title="已提交"
        lines={[receipt.no && `编号 ${receipt.no}`, `${timeText(receipt.time)} 市平台已收到`, mine.next]}
      >
        <LinkButton look="primary" link={mine.link}>
          查看{mine.label}
        </LinkButton>
      </Outcome>
    )
  }
  if (item && item.state !== 'waiting') {
    return (
      <Outcome
        tone="bad"
        title={item.state === 'conflict' ? '内容已在别处更新' : heldWords(item)[0]}
        lines={[item.state === 'conflict' ? item.reason : heldWords(item)[1]]}
      >
        {item.state === 'held' && <HeldActions item={item} onReopened={onReopened} prominent />}
        <LinkButton link={outbox}>查看待上传</LinkButton>
      </Outcome>
    )
  }
  if (wasSeen && !item) {
    return (
      <Outcome tone="bad" title="未提交" lines={['该内容已在其他页面放弃或打开修改，不再等待提交。']}>
        <Button look="primary" onClick={onReopened}>
          打开表单
        </Button>
        <LinkButton link={outbox}>查看待上传</LinkButton>
      </Outcome>
    )
  }
  const isUploading = sending?.id === id
  return (
    <Outcome
      tone="warn"
      title={isUploading ? '正在上传' : keptHereWords()}
      lines={[
        isUploading
          ? `上传中 ${String(Math.min(sending.total, sending.done + 1))}/${String(sending.total)}`
          : reach === 'online'
            ? '正在等待提交，提交后给出编号'
            : storage === 'disk'
              ? '当前没有网络。可以关闭页面，内容不会丢失'
              : '当前没有网络。请不要关闭或刷新页面，联网后自动提交',
        item?.until && reach !== 'online' && untilWords(item.until),
      ]}
      below={item && <KeptFiles files={item.files} />}
    >
      <LinkButton look="primary" link={outbox}>
        查看待上传
      </LinkButton>
      <LinkButton link={mine.link}>{mine.label}</LinkButton>
      {item && (reach !== 'online' || item.attempts > 0) && (
        <HeldActions item={item} busy={isUploading} onReopened={onReopened} />
      )}
    </Outcome>
  )
}

/** Lists the files of the submission kept on this device, each to download. */
function KeptFiles({ files }: Pick<OutboxItem, 'files'>) {
  if (files.length === 0) return null
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return (
    <Card title="待上传的附件" aside={`${String(files.length)} 个，共 ${sizeText(bytes)}`}>
      <FileList
        label="待上传的附件"
        files={files.map((file) => ({ ...file, filePath: localPath(file), fileName: file.name }))}
      />
    </Card>
  )
}

interface OutcomeProps {
  tone: 'ok' | 'warn' | 'bad'
  title: string
  lines: (string | undefined | '' | false)[]
  below?: ReactNode
  children: ReactNode
}

const icons = { ok: 'check', warn: 'upload', bad: 'warn' } as const

function Outcome({ tone, title, lines, below, children }: OutcomeProps) {
  return (
    <>
      <Card>
        <div className={styles.outcome}>
          <span className={styles.picture} data-tone={tone}>
            <Icon name={icons[tone]} size="1.75rem" />
          </span>
          {/* Excludes the buttons, which would be read out with each uploaded file. */}
          <div className={styles.said} role="status">
            <h2>{title}</h2>
            {lines.filter(Boolean).map((line) => (
              <p key={String(line)}>{line}</p>
            ))}
          </div>
          <div className={styles.actions}>{children}</div>
        </div>
      </Card>
      {below}
    </>
  )
}
