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
import { optionalPart } from '#ui/lazy-part.tsx'
import { sizeText } from '#ui/form/file-rules.ts'
import type { Ending } from './ending.ts'
import { Outcome } from './Outcome.tsx'

interface Props {
  /** Id of the item in the outbox, and of its receipt. */
  id: string
  /** Called to open the form again: with the draft that the item has become, or empty. */
  onReopened: () => void
  ending: Ending
  /** True inside a dialog. */
  inner?: boolean
  /** Shown below once the city has received it: the next fitting item. */
  next?: ReactNode
}

const AskToTell = optionalPart(() => import('#blocks/notices/AskToTell.tsx').then((file) => file.AskToTell))
const outbox = linkOptions({ to: '/user/outbox' })

/**
 * Shows the finish of a submission, and updates live: kept on this device, uploading, refused, or received with its
 * number, the office that has it and what comes next.
 */
export function Submitted({ id, onReopened, ending, inner, next }: Props) {
  const item = useOutbox().find((one) => one.id === id)
  const receipt = useReceipts().find((one) => one.id === id)
  const { reach, sending, storage } = useDeviceState()
  const [wasSeen, setWasSeen] = useState(false)
  if (item && !wasSeen) setWasSeen(true)
  const { mine } = ending

  if (receipt) {
    const { facts, record, saveReceipt } = ending.finishOf(receipt)
    return (
      <>
        <Outcome
          tone="ok"
          title="已提交"
          number={receipt.no && ending.number && `${ending.number} ${receipt.no}`}
          lines={[`${timeText(receipt.time)} 市平台已收到`]}
          facts={facts}
          inner={inner}
        >
          {record && (
            <LinkButton look="primary" link={record}>
              查看进度
            </LinkButton>
          )}
          {saveReceipt && <Button onClick={saveReceipt}>下载回执</Button>}
          {!(inner && record) && (
            <LinkButton look={record ? 'secondary' : 'primary'} link={mine.link}>
              查看{mine.label}
            </LinkButton>
          )}
        </Outcome>
        {next}
      </>
    )
  }
  if (item && item.state !== 'waiting') {
    return (
      <Outcome
        tone="bad"
        title={item.state === 'conflict' ? '内容已在别处更新' : heldWords(item)[0]}
        lines={[item.state === 'conflict' ? item.reason : heldWords(item)[1]]}
        inner={inner}
      >
        {item.state === 'held' && <HeldActions item={item} onReopened={onReopened} prominent />}
        <LinkButton link={outbox}>查看待上传</LinkButton>
      </Outcome>
    )
  }
  if (wasSeen && !item) {
    return (
      <Outcome
        tone="bad"
        title="未提交"
        lines={['该内容已在其他页面放弃或打开修改，不再等待提交。']}
        inner={inner}
      >
        <Button look="primary" onClick={onReopened}>
          打开表单
        </Button>
        <LinkButton link={outbox}>查看待上传</LinkButton>
      </Outcome>
    )
  }
  const isUploading = sending?.id === id
  return (
    <>
      <Outcome
        tone="warn"
        title={isUploading ? '正在上传' : keptHereWords()}
        lines={[
          isUploading
            ? `上传中 ${sending.share}`
            : reach === 'online'
              ? `正在等待提交，提交后给出${ending.later}`
              : `当前没有网络，尚未送达市平台。提交后给出${ending.later}`,
          !isUploading &&
            reach !== 'online' &&
            (storage === 'disk' ? '可以关闭页面，内容不会丢失' : '请不要关闭或刷新页面'),
          item?.until && reach !== 'online' && untilWords(item.until),
        ]}
        inner={inner}
      >
        <LinkButton look="primary" link={outbox}>
          查看待上传
        </LinkButton>
        <LinkButton link={mine.link}>{mine.label}</LinkButton>
        {item && (reach !== 'online' || item.attempts > 0) && (
          <HeldActions item={item} busy={isUploading} onReopened={onReopened} />
        )}
      </Outcome>
      {item && !isUploading && (reach !== 'online' || item.attempts > 0) && <AskToTell />}
      {item && <KeptFiles files={item.files} />}
    </>
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
