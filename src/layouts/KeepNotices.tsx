import { Link } from '@tanstack/react-router'
import { hereWords } from '#blocks/outbox/waiting-words.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Notice } from '#ui/state/Notice.tsx'

/**
 * Warns that this device cannot store or submit data: it is full or refuses, is a public computer, or needs a sign-in.
 */
export function KeepNotices() {
  const { storage, storageProblem, needsSignIn } = useDeviceState()
  const { userInfo, expired } = useAccount()
  return (
    <>
      {(storageProblem !== undefined || storage === 'memory') && (
        <Notice tone="bad" title="本机无法保存内容。">
          {storageProblem ??
            '关闭页面后未提交的内容会丢失，请先提交。磁盘已满的，清理空间后刷新页面，此前保存的内容不受影响；无痕浏览的，请换用普通模式。'}
        </Notice>
      )}
      {storage === 'public' && (
        <Notice tone="info" title="公共电脑模式。" action={userInfo && <Link to="/user/device">设置</Link>}>
          草稿和待上传内容仅保存在当前页面，关闭或刷新后清除；关闭页面后自动退出登录。
        </Notice>
      )}
      {needsSignIn && userInfo && !expired && (
        <Notice
          tone="warn"
          title="登录已过期。"
          action={
            <Link to="/auth/login" search={{ redirect_uri: '/user/outbox', why: 'outbox' }}>
              去登录
            </Link>
          }
        >
          {`待上传的内容${hereWords()}，登录后继续提交。`}
        </Notice>
      )}
    </>
  )
}
