import { useState } from 'react'
import { DraftRow } from '#blocks/records/DraftRow.tsx'
import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import { messageOf } from '#lib/message-of.ts'
import { DRAFT_ENDING } from '#offline/drafts/draft-file.ts'
import { removeDraft } from '#offline/drafts/drafts.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { exportDrafts } from '#offline/drafts/transfer.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { saveFile } from '#ui/save-file.ts'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { useKeptFocus } from '#ui/useKeptFocus.ts'

/**
 * Lists the current enterprise's drafts on this device, with export to and import from a file for another
 * device.
 */
export function Drafts({ onImport }: { onImport: () => void }) {
  const { enId } = useAccount()
  const { storage } = useDeviceState()
  const drafts = useDrafts(enId)
  const [asking, setAsking] = useState<Draft>()
  const around = useKeptFocus<HTMLDivElement>()
  const attempt = (work: Promise<string | undefined>) =>
    work.then(
      (words) => words && showToast(words),
      (error: unknown) => showToast(messageOf(error)),
    )
  const exportAll = async () => {
    saveFile(await exportDrafts(), `草稿-${isoDay(cityNow())}${DRAFT_ENDING}`)
    return undefined
  }
  return (
    <div {...around} id="drafts">
      <Card
        title="草稿"
        aside={
          <>
            <Button look="plain" onClick={onImport}>
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
          <EmptyState
            title="本机没有草稿"
            hint={
              storage === 'disk'
                ? '填写表单时自动保存到本机，之后可在这里继续填写。'
                : '填写表单时自动保存，仅保留在本页，关闭后清除。'
            }
          />
        )}
        <List label="草稿">
          {drafts?.map((draft) => (
            <DraftRow key={`${draft.key.form}|${draft.key.record}`} draft={draft}>
              <Button look="plain" aria-label={`删除：${draft.title}`} onClick={() => setAsking(draft)}>
                删除
              </Button>
            </DraftRow>
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
