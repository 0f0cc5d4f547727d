import { linkOptions } from '@tanstack/react-router'
import { useDeviceState } from '#offline/view.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'

/**
 * Shows above a form, while offline, that it can still be filled in and submitted. `deed` is the verb of its submit
 * button.
 */
export function OfflineNotice({ deed }: { deed: '提交' | '保存' }) {
  const { reach, waiting } = useDeviceState()
  if (reach === 'online') return null
  return (
    <Notice
      tone="warn"
      title={reach === 'captive' ? '当前网络需要上网认证。' : '当前没有网络。'}
      action={
        waiting > 0 && (
          <LinkButton look="plain" link={linkOptions({ to: '/user/outbox' })}>
            查看待上传 {waiting}
          </LinkButton>
        )
      }
    >
      可以继续{deed === '保存' ? '修改' : '填写'}，{deed}后存入待上传，联网后自动提交。
    </Notice>
  )
}
