import { useCallback, useEffect, useRef } from 'react'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Says, as a form is left, that what was taken out of the outbox to be changed is sent no more by itself.
 * @param isTakenOut true while the form goes on from it and has not been handed in again
 */
export function useLeaving(isTakenOut: boolean): void {
  const latest = useRef(isTakenOut)
  latest.current = isTakenOut
  const leave = useCallback(() => {
    if (latest.current) showToast('尚未重新提交，已存为草稿，不会自动提交；可在“待上传”的草稿中继续填写')
  }, [])
  useEffect(() => leave, [leave])
}
