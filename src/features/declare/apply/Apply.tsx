import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { Declaration } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { declare } from '#api/declare.ts'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { agoText } from '#lib/dates.ts'
import { loadDraft, removeDraft } from '#offline/drafts/drafts.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { useReady } from '#offline/useReady.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { draftKey, readDraft, type Restored } from './draft.ts'
import { Form } from './Form.tsx'
import { type Prefill, prefillFrom } from './prefill.ts'
import { Sent } from './Sent.tsx'
import { recordOf } from '#features/declare/status.ts'
import { emptyValues, toValues } from './send.ts'
import type { StepKey } from './step-keys.ts'

interface Props {
  item: DeclareItem
  /** The declaration to mend; none for a new one. */
  declaration?: Declaration | undefined
  href: string
  step: StepKey
  onStep: (key: StepKey) => void
  /** Something to know before filling it in. */
  notice?: ReactNode
}

/** A declaration from its beginning, or from its draft, to its receipt. */
export function Apply({ item, declaration, href, step, onStep, notice }: Props) {
  const record = declaration?.id ?? item.id
  const { enId } = useAccount()
  const [sentId, setSentId] = useState<string>()
  const [reopenedId, setReopenedId] = useState<string>()
  const waiting = useOutbox().find(
    (one) => one.record === recordOf(record) && one.enId === enId && one.id !== reopenedId,
  )
  // What waits already, from whichever tab, is followed to its receipt; a conflict that was resolved has a new id.
  if (waiting && waiting.id !== sentId) setSentId(waiting.id)
  const [round, setRound] = useState(0)
  const draft = useQuery({
    queryKey: ['apply', 'draft', enId, record, round],
    queryFn: async () => (await loadDraft(draftKey(record))) ?? null,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const subItems = useQuery({
    ...query(declare.children, { query: { declareEntId: item.id } }),
    enabled: Boolean(item.childrenName),
  })
  const profile = useQuery(query(enterprise.current, {}))
  const isReady = useReady(round, [profile, subItems])
  const again = () => {
    setReopenedId(sentId)
    setSentId(undefined)
    setRound(round + 1)
  }

  if (sentId) return <Sent id={sentId} onReopened={again} />
  if (draft.isError) return <ErrorState title="本机草稿无法读取" onRetry={() => void draft.refetch()} />
  if (draft.data === undefined || !isReady) {
    return (
      <Card>
        <SkeletonText lines={10} />
      </Card>
    )
  }
  const prefill = prefillFrom(profile.data)
  const start = startOf(item, declaration, draft.data, prefill)
  return (
    <>
      {notice}
      {draft.data && (
        <DraftFound
          draft={draft.data}
          start={start}
          onDiscard={() => void removeDraft(draftKey(record)).then(again)}
        />
      )}
      <Form
        key={round}
        item={item}
        subItems={subItems.data ?? []}
        prefill={prefill}
        start={start}
        problems={draft.data?.problems ?? []}
        base={baseOf(draft.data) ?? declaration}
        href={href}
        step={step}
        onStep={onStep}
        onSent={setSentId}
      />
    </>
  )
}

function startOf(
  item: DeclareItem,
  declaration: Declaration | undefined,
  draft: Draft | null,
  prefill: Prefill,
): Restored {
  if (draft) return readDraft(draft, item)
  if (declaration) return { values: toValues(declaration, item), foreign: false, lost: [] }
  const empty = emptyValues(item)
  return { values: { ...empty, form: { ...empty.form, ...prefill.form } }, foreign: false, lost: [] }
}

/** The declaration as it was when the draft was begun: a change made elsewhere since then must show as a conflict. */
const baseOf = (draft: Draft | null): Declaration | undefined =>
  draft && v.is(Declaration, draft.base) ? draft.base : undefined

function DraftFound({ draft, start, onDiscard }: { draft: Draft; start: Restored; onDiscard: () => void }) {
  const action = (
    <Button look="plain" onClick={onDiscard}>
      丢弃草稿，重新填写
    </Button>
  )
  if (start.foreign || start.lost.length) {
    return (
      <Notice tone="warn" title="草稿来自旧版本。" action={action}>
        {start.lost.length
          ? `以下内容无法保留，请重新填写：${start.lost.join('、')}`
          : '内容已全部保留，请核对后提交。'}
      </Notice>
    )
  }
  if (draft.problems) {
    return (
      <Notice
        tone="bad"
        title={draft.reason ? `上次提交未通过：${draft.reason}` : '上次提交未通过。'}
        action={action}
      >
        {draft.problems.length ? '请按下面的提示修改后重新提交。' : '请核对后重新提交。'}
      </Notice>
    )
  }
  return (
    <Notice tone="info" title="已恢复本机草稿。" action={action}>
      保存于 {agoText(draft.savedAt)}
    </Notice>
  )
}
