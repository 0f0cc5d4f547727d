import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Enterprise } from '#api/enterprise.ts'
import { agoText } from '#lib/dates.ts'
import { loadDraft, removeDraft } from '#offline/drafts/drafts.ts'
import { common, useCommon } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import type { Part } from './parts.ts'
import { draftKeyOf } from './record.ts'

// They bring the controls along, which reading a record does not need.
const forms = {
  basic: lazy(async () => ({ default: (await import('./BasicForm.tsx')).BasicForm })),
  facts: lazy(async () => ({ default: (await import('./FactsForm.tsx')).FactsForm })),
}

const loading = (
  <Card>
    <SkeletonText lines={8} />
  </Card>
)

/** A part of the enterprise's record as a form, from its draft where there is one. */
export function EditPart({ part, record, onClose }: { part: Part; record: Enterprise; onClose: () => void }) {
  const key = draftKeyOf(part, record.enId)
  const { reach } = useCommon()
  const draft = useQuery({
    queryKey: ['enterprise-draft', key.form, key.record],
    queryFn: async () => (await loadDraft(key)) ?? null,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  if (draft.isError) return <ErrorState title="本机草稿无法读取" onRetry={() => void draft.refetch()} />
  if (draft.data === undefined) return loading
  const Form = forms[part]
  const done = (sent = true) => {
    if (sent) showToast(common.reach === 'online' ? '已保存，正在提交' : '已保存在本机，联网后自动提交')
    onClose()
  }
  return (
    <Suspense fallback={loading}>
      {reach !== 'online' && (
        <Notice tone="warn" title="当前没有网络。">
          可以继续修改，保存后存入待上传，联网后自动提交。
        </Notice>
      )}
      {draft.data && (
        <Notice
          tone={draft.data.problems ? 'bad' : 'info'}
          title={draft.data.problems ? `上次提交未通过：${draft.data.reason ?? ''}` : '已恢复本机草稿。'}
          action={
            <Button look="plain" onClick={() => void removeDraft(key).then(() => draft.refetch())}>
              丢弃草稿
            </Button>
          }
        >
          保存于 {agoText(draft.data.savedAt)}
        </Notice>
      )}
      <Form
        key={draft.data?.savedAt ?? 'new'}
        record={record}
        draft={draft.data}
        onDone={done}
        onCancel={onClose}
      />
    </Suspense>
  )
}
