import { linkOptions, useNavigate } from '@tanstack/react-router'
import type { Kind } from '#api/effect.ts'
import { cityIdOf } from '#blocks/form/city-id.ts'
import { HeldActions, heldWords } from '#blocks/HeldActions.tsx'
import { agoText } from '#lib/dates.ts'
import { kindOf } from '#offline/outbox/changes.ts'
import type { Draft, OutboxItem } from '#offline/outbox/item.ts'
import { useDeviceState, useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { DraftRow } from './DraftRow.tsx'

/** Selection of this device's items and drafts that belong to a page's records. */
export interface DeviceShare {
  /**
   * Kind of record whose calls are shown, if all of them belong here; otherwise only submissions of the forms are
   * shown.
   */
  kind?: Kind
  /** Name of the form whose drafts are shown. */
  form?: string
  /** Names of the forms, if there are several. */
  forms?: readonly string[]
  /** Ids of the records in the page's list, which shows their drafts itself. */
  listed?: readonly string[]
}

interface Props extends DeviceShare {
  /** Drafts of the enterprise; undefined while they are read. */
  drafts: readonly Draft[] | undefined
}

/** Lists records that exist only on this device: items in the outbox and drafts. Renders nothing if there are none. */
export function OnDevice({ kind, form = '', forms = [form], listed = [], drafts: all = [] }: Props) {
  const { enId } = useAccount()
  const belongsHere = (item: OutboxItem) =>
    kind ? kindOf(item) === kind : item.draft !== undefined && forms.includes(item.draft.key.form)
  const waiting = useOutbox().filter((one) => belongsHere(one) && one.enId === enId)
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
  const { sending } = useDeviceState()
  const navigate = useNavigate()
  const isSending = sending?.id === item.id
  const isRefused = item.state !== 'waiting'
  const [held, reason] = heldWords(item)
  const words = isRefused ? held : isSending ? '上传中' : '待上传'
  return (
    <ListRow
      title={item.title}
      meta={[
        `保存于 ${agoText(item.createdAt)}`,
        isRefused ? `原因：${reason || '内容已在别处更新'}` : '联网后自动提交',
      ]}
      state={<StateChip tone={isRefused ? 'bad' : isSending ? 'info' : 'warn'}>{words}</StateChip>}
      actions={
        item.state === 'held' && (
          <HeldActions item={item} name={item.title} onReopened={(href) => void navigate({ href })} />
        )
      }
    />
  )
}
