import { linkOptions, useNavigate } from '@tanstack/react-router'
import type { Kind } from '#api/effect.ts'
import { cityIdOf } from '#blocks/form/city-id.ts'
import { HeldActions, heldWords } from '#blocks/HeldActions.tsx'
import { agoText } from '#lib/dates.ts'
import { kindOf } from '#offline/outbox/changes.ts'
import type { Draft, OutboxItem } from '#offline/outbox/item.ts'
import { useCommon, useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { DraftRow } from './DraftRow.tsx'

/** Which things on the device belong to a page's records. */
export interface DeviceShare {
  /** The kind of thing that the calls about them change, where all of these stand here; else those that the forms hand in. */
  kind?: Kind
  /** Name of the form whose drafts they are, where there are any. */
  form?: string
  /** The same, where there are several of them. */
  forms?: readonly string[]
  /** Ids of the records that the page lists: a draft of one of these stands there. */
  listed?: readonly string[]
}

interface Props extends DeviceShare {
  /** The drafts of the enterprise; none before they are read. */
  drafts: readonly Draft[] | undefined
}

/** Records that only this device has: handed in and not sent yet, and drafts. Nothing where there are none. */
export function OnDevice({ kind, form = '', forms = [form], listed = [], drafts: all = [] }: Props) {
  const { enId } = useAccount()
  const isTheirs = (item: OutboxItem) =>
    kind ? kindOf(item) === kind : item.draft !== undefined && forms.includes(item.draft.key.form)
  const waiting = useOutbox().filter((one) => isTheirs(one) && one.enId === enId)
  const drafts = all.filter((draft) => forms.includes(draft.key.form) && !listed.includes(cityIdOf(draft)))
  if (!waiting.length && !drafts.length) return null
  return (
    <Card
      title="在本机"
      aside={
        waiting.length > 0 && (
          <LinkButton look="plain" link={linkOptions({ to: '/user/outbox' })}>
            查看待上传
          </LinkButton>
        )
      }
    >
      <List label="在本机">
        {waiting.map((item) => (
          <WaitingRow key={item.id} item={item} />
        ))}
        {drafts.map((draft) => (
          <DraftRow key={draft.key.record} draft={draft} />
        ))}
      </List>
    </Card>
  )
}

function WaitingRow({ item }: { item: OutboxItem }) {
  const { sending } = useCommon()
  const navigate = useNavigate()
  const isSending = sending?.id === item.id
  const refused = item.state !== 'waiting'
  const [held, why] = heldWords(item)
  const words = refused ? held : isSending ? '上传中' : '待上传'
  return (
    <ListRow
      title={item.title}
      meta={[
        `保存于 ${agoText(item.createdAt)}`,
        refused ? `原因：${why || '内容已在别处更新'}` : '联网后自动提交',
      ]}
      state={<StateChip tone={refused ? 'bad' : isSending ? 'info' : 'warn'}>{words}</StateChip>}
      actions={
        item.state === 'held' && (
          <HeldActions item={item} name={item.title} onReopened={(href) => void navigate({ href })} />
        )
      }
    />
  )
}
