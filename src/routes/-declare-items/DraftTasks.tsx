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
import { specialTasksOf, tasksOf } from './tasks.ts'

/** Form name of the drafts of special declarations. */
const SPECIAL = 'spec-declare'

/** Lists the tasks of each draft on this device; the whole row is a link. Renders nothing without drafts. */
export function DraftTasks() {
  const { enId } = useAccount()
  const drafts = (useDrafts(enId) ?? []).filter((one) => one.key.form === FORM || one.key.form === SPECIAL)
  return drafts.map((draft) => <Tasks key={draft.key.record} draft={draft} />)
}

function Tasks({ draft }: { draft: Draft }) {
  const { key, title, savedAt, values, base } = draft
  const isSpecial = key.form === SPECIAL
  // A returned declaration's draft has its own id as key and knows its item; any other draft has the item's id as key.
  const known = base as { id?: string; itemId?: string; declareEntId?: string } | undefined
  const returned = known?.id === key.record ? known : undefined
  const itemId = returned?.itemId ?? returned?.declareEntId ?? key.record
  const found = useQuery({ ...itemQuery(useQueryClient(), itemId), select: ({ records: [one] }) => one })
  const stepLink = (step: StepKey): Target =>
    returned
      ? linkOptions({
          to: '/declare/apply/$action/{-$id}',
          params: { action: 'edit', id: key.record },
          search: { step },
        })
      : linkOptions({ to: '/declare/apply/add', search: { item: itemId, step } })
  const specialLink = (step: string): Target =>
    linkOptions({
      to: '/declare/apply/spec-declare',
      search: { ...(returned ? { id: key.record } : { item: itemId }), step },
    })
  const tasks = isSpecial
    ? specialTasksOf(values, found.data).map((task) => ({ ...task, link: specialLink(task.step) }))
    : tasksOf(values, found.data).map((task) => ({ ...task, link: stepLink(task.step) }))
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
        {tasks.map(({ step, title: name, words, tone, link }) => (
          <ListRow key={step} title={name} link={link} state={<StateChip tone={tone}>{words}</StateChip>} />
        ))}
      </List>
    </Card>
  )
}
