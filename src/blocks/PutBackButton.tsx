import { messageOf } from '#lib/message-of.ts'
import { type Draft, itemIdOfDraft } from '#offline/outbox/item.ts'
import { putBack } from '#offline/outbox/put-back.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Shows 恢复提交 for a draft whose form was opened from the outbox and closed with the browser before any change; renders
 * nothing for other drafts.
 */
export function PutBackButton({ draft }: { draft: Draft }) {
  if (!itemIdOfDraft(draft)) return null
  const restore = async () => {
    const isBack = await putBack(draft)
    showToast(isBack ? '已放回“待上传”，将自动提交' : '该内容已提交，或已在其他页面处理')
  }
  return (
    <Button
      look="plain"
      onClick={() => void restore().catch((error: unknown) => showToast(messageOf(error)))}
    >
      恢复提交
    </Button>
  )
}
