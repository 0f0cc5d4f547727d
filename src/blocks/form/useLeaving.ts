import { useEffect, useEffectEvent } from 'react'
import { type Draft, takenOutAs } from '#offline/outbox/item.ts'
import { putBack } from '#offline/outbox/put-back.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Sees to it, as a form is left, that what was taken out of the outbox only to be looked at is sent all the same: it goes
 * back as it was. Where it was changed, says that it is sent no more by itself.
 * @param draft that the form goes on from; undefined once it has been handed in again
 * @param isChanged whether anything was edited, asked as the form is left
 */
export function useLeaving(draft: Draft | undefined, isChanged: () => boolean): void {
  const leave = useEffectEvent(async () => {
    if (!draft || !takenOutAs(draft)) return
    const isBack = !isChanged() && (await putBack(draft).catch(() => false))
    showToast(
      isBack
        ? '未作修改，已放回“待上传”，将自动提交'
        : '尚未重新提交，已存为草稿，不会自动提交；可在“待上传”的草稿中继续填写',
    )
  })
  useEffect(() => () => void leave(), [])
}
