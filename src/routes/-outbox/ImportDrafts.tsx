import { type ChangeEvent, useRef } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { DRAFT_ENDING } from '#offline/drafts/draft-file.ts'
import { importDrafts } from '#offline/drafts/transfer.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'

/** Reads drafts from a file that another device has exported. */
export function ImportDrafts({ label }: { label: string }) {
  const picker = useRef<HTMLInputElement>(null)
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
    <>
      <input
        ref={picker}
        type="file"
        accept={`${DRAFT_ENDING},.json,application/json`}
        hidden
        aria-label="草稿文件"
        onChange={importFrom}
      />
      <Button look="plain" onClick={() => picker.current?.click()}>
        {label}
      </Button>
    </>
  )
}
