import type { ReactNode } from 'react'
import { useDeviceState } from '#offline/view.ts'
import { Notice } from '#ui/state/Notice.tsx'

interface Props {
  /** Name of the action that needs the network: 登录. */
  deed: string
  /** Links to the pages that work offline. */
  children: ReactNode
}

/**
 * Explains offline that signing in, registering and resetting a password need the network, and what works meanwhile.
 */
export function NoNetwork({ deed, children }: Props) {
  const { reach } = useDeviceState()
  if (reach !== 'offline') return null
  return (
    <>
      <Notice tone="warn" title={`当前没有网络，暂不能${deed}。`}>
        已保存在本机的内容可以查看，草稿可以继续填写；待上传的内容在联网并登录后自动提交。
      </Notice>
      {children}
    </>
  )
}
