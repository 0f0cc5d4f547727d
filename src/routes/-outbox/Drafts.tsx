import { useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, useRef, useState } from 'react'
import { keptWords } from '#blocks/form/city-draft.ts'
import { hereWords } from '#blocks/outbox/waiting-words.ts'
import { PutBackButton } from '#blocks/PutBackButton.tsx'
import { agoText, isoDay } from '#lib/dates.ts'
import { messageOf } from '#lib/message-of.ts'
import { removeDraft } from '#offline/drafts/drafts.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { exportDrafts, importDrafts } from '#offline/drafts/transfer.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { saveFile } from '#ui/save-file.ts'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { useKeptFocus } from '#ui/useKeptFocus.ts'

/** Drafts of the current enterprise on this device; they can be carried to another one as a file. */
export function Drafts() {
  const { enId } = useAccount()
  const drafts = useDrafts(enId)
  const picker = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState<Draft>()
  const navigate = useNavigate()
  const around = useKeptFocus<HTMLDivElement>()
  const attempt = (work: Promise<string | undefined>) =>
    work.then(
      (words) => words && showToast(words),
      (error: unknown) => showToast(messageOf(error)),
    )
  const exportAll = async () => {
    saveFile(await exportDrafts(), `草稿-${isoDay(Date.now())}.json`)
    return undefined
  }
  const importFrom = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) void attempt(importDrafts(file).then((count) => `已导入 ${String(count)} 份草稿`))
  }
  return (
    <div {...around} id="drafts">
      <Card
        title="草稿"
        aside={
          <>
            <input
              ref={picker}
              type="file"
              accept=".json,application/json"
              hidden
              aria-label="草稿文件"
              onChange={importFrom}
            />
            <Button look="plain" onClick={() => picker.current?.click()}>
              导入
            </Button>
            {Boolean(drafts?.length) && (
              <Button look="plain" onClick={() => void attempt(exportAll())}>
                导出
              </Button>
            )}
          </>
        }
      >
        {!drafts && <SkeletonRows rows={2} />}
        {drafts?.length === 0 && (
          <EmptyState title="本机没有草稿" hint={`填写表单时自动保存，内容${hereWords()}。`} />
        )}
        <List label="草稿">
          {drafts?.map((draft) => (
            <ListRow
              key={`${draft.key.form}|${draft.key.record}`}
              title={draft.title}
              meta={[
                `保存于 ${agoText(draft.savedAt)}`,
                draft.files.length > 0 ? `附件 ${String(draft.files.length)} 个` : undefined,
              ]}
              state={<StateChip tone="neutral">{keptWords(draft)}</StateChip>}
              actions={
                <>
                  <PutBackButton draft={draft} />
                  <Button
                    look="plain"
                    aria-label={`继续填写：${draft.title}`}
                    onClick={() => void navigate({ href: draft.href })}
                  >
                    继续填写
                  </Button>
                  <Button look="plain" aria-label={`删除：${draft.title}`} onClick={() => setAsking(draft)}>
                    删除
                  </Button>
                </>
              }
            />
          ))}
        </List>
        <ConfirmDialog
          open={asking !== undefined}
          title="删除草稿"
          confirmLabel="删除"
          danger
          onCancel={() => setAsking(undefined)}
          onConfirm={() => {
            if (asking) void attempt(removeDraft(asking.key).then(() => '草稿已删除'))
            setAsking(undefined)
          }}
        >
          “{asking?.title}”及其附件将从本机删除，不能恢复。
        </ConfirmDialog>
      </Card>
    </div>
  )
}
