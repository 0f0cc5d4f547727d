import type { ChangeEvent, RefObject } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { DRAFT_ENDING } from '#offline/drafts/draft-file.ts'
import { importDrafts } from '#offline/drafts/transfer.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Reads drafts from a file that another device has exported. Stands on the page outside of its lists, because these
 * change while the person still chooses a file, and the choice would be lost with the field.
 */
export function DraftFile({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  const importFrom = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    void importDrafts(file).then(
      (count) => showToast(`已导入 ${String(count)} 份草稿`),
      (error: unknown) => showToast(messageOf(error)),
    )
  }
  return (
    <input
      ref={ref}
      type="file"
      accept={`${DRAFT_ENDING},.json,application/json`}
      hidden
      aria-label="草稿文件"
      onChange={importFrom}
    />
  )
}
