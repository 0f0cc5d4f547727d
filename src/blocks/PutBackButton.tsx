import { messageOf } from '#lib/message-of.ts'
import { type Draft, takenOutAs } from '#offline/outbox/item.ts'
import { putBack } from '#offline/outbox/put-back.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'

/** 恢复提交, for a draft whose form was closed with the browser after it was only looked at; nothing for any other. */
export function PutBackButton({ draft }: { draft: Draft }) {
  if (!takenOutAs(draft)) return null
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
