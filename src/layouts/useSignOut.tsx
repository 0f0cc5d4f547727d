import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCommon } from '#offline/view.ts'
import { signOut } from '#session/sign.ts'
import { clearTokens } from '#session/tokens.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Signing out: at once, or after a question where something still waits on this device. Render `dialog` beside the button. */
export function useSignOut() {
  const { waiting, held, storage } = useCommon()
  const lost = storage === 'public'
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const kept = waiting + held
  const leave = async () => {
    setLeaving(true)
    // At once and before anything that takes time: whoever closes the page now has signed out.
    clearTokens()
    // Then away from the page: what is on it belongs to the user.
    await navigate({ to: '/auth/login' })
    await signOut()
  }
  const askSignOut = () => (kept ? setAsking(true) : void leave())
  const dialog = (
    <ConfirmDialog
      open={asking}
      title="退出登录"
      confirmLabel="确认退出"
      danger={lost}
      busy={leaving}
      onConfirm={() => void leave()}
      onCancel={() => setAsking(false)}
    >
      {lost
        ? `还有 ${String(kept)} 项待上传没有提交。公共电脑模式不保留内容，退出后会丢失。`
        : `还有 ${String(kept)} 项待上传，退出后保留在本机，重新登录后继续`}
    </ConfirmDialog>
  )
  return { askSignOut, dialog }
}
