import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { signOut } from '#session/sign.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

// Loaded on demand, because it is rarely needed and brings the form controls along.
const LoginForm = lazyPart(async () => (await import('./LoginForm.tsx')).LoginForm)

/** Lets the user sign in again over the page after the session expired, so that nothing typed is lost. */
export function SignInDialog() {
  const { expired, userInfo } = useAccount()
  const [bySms, setBySms] = useState(false)
  const [later, setLater] = useState(false)
  const { storage, waiting, reach } = useDeviceState()
  const isOffline = reach === 'offline'
  // Opens the dialog again once the network is back.
  if (later && !isOffline) setLater(false)
  const navigate = useNavigate()
  const leave = async () => {
    await signOut()
    await navigate({ to: '/auth/login' })
  }
  return (
    <Dialog open={expired && !later} title="登录已过期">
      <p>重新登录后继续，已填写的内容不会丢失。</p>
      {waiting > 0 && <p>待上传的 {waiting} 项内容仍保存在本机，登录后自动提交。</p>}
      <LoginForm
        room={<SkeletonText lines={4} />}
        tel={userInfo?.tel}
        way={bySms ? 'sms' : 'password'}
        meanwhile={
          <Button type="button" onClick={() => setLater(true)}>
            暂不登录，继续填写
          </Button>
        }
      />
      {/* Offers SMS, because a user who came from another site may never have chosen a password. */}
      <Button look="plain" onClick={() => setBySms(!bySms)}>
        {bySms ? '改用密码登录' : '改用短信登录'}
      </Button>
      <Button look="plain" onClick={() => void leave()}>
        {storage === 'public' ? '退出，不保留未提交的内容' : '退出，稍后再登录'}
      </Button>
    </Dialog>
  )
}
