import { useQuery, useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { FORM } from '#features/declare/apply/draft.ts'
import { itemQuery } from '#features/declare/apply/item.ts'
import type { StepKey } from '#features/declare/apply/step-keys.ts'
import { agoText } from '#lib/dates.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import type { Target } from '#ui/link.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { tasksOf } from './tasks.ts'

/** What was begun on this device: a task list for each, the whole of a row to be pressed. Nothing where there is none. */
export function Begun() {
  const { enId } = useAccount()
  const drafts = (useDrafts(enId) ?? []).filter((one) => one.key.form === FORM)
  return drafts.map((draft) => <Tasks key={draft.key.record} draft={draft} />)
}

function Tasks({ draft }: { draft: Draft }) {
  const { key, title, savedAt, values, base, href } = draft
  // A returned declaration is kept under its own id, and knows its item.
  const returned = base as { id?: string; itemId?: string } | undefined
  const itemId = returned?.itemId ?? key.record
  const found = useQuery({ ...itemQuery(useQueryClient(), itemId), select: ({ records: [one] }) => one })
  const stepLink = (step: StepKey): Target =>
    href.includes('/edit/')
      ? linkOptions({
          to: '/declare/apply/$action/{-$id}',
          params: { action: 'edit', id: key.record },
          search: { step },
        })
      : linkOptions({ to: '/declare/apply/add', search: { item: itemId, step } })
  return (
    <Card
      title={title}
      aside={
        <span>
          <StateChip tone="neutral">{returned ? '补正草稿 · 尚未提交' : '本机草稿 · 尚未提交'}</StateChip>
          {` ${agoText(savedAt)}保存`}
        </span>
      }
    >
      <List label={`${title}的任务`}>
        {tasksOf(values, found.data).map(({ step, title: name, words, tone }) => (
          <ListRow
            key={step}
            title={name}
            link={stepLink(step)}
            state={<StateChip tone={tone}>{words}</StateChip>}
          />
        ))}
      </List>
    </Card>
  )
}
