import { Link } from '@tanstack/react-router'
import { chunkWords, loadAnew } from '#offline/chunk.ts'
import { useCommon } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { tryNetwork } from '#blocks/try-network.ts'
import { ornament } from '#ui/ornament.tsx'

// A new version waits now and then.
const UpdateNotice = ornament(async () => (await import('./UpdateNotice.tsx')).UpdateNotice)

/** Opens the page that could not be loaded, in a document of its own; the form is kept first. */
async function openAnew(href: string): Promise<void> {
  if (await tryNetwork()) await loadAnew(href)
}

/** What somebody should know about this device, over every page: it keeps nothing, it must sign in, there is a new version. */
export function DeviceNotices() {
  const { storage, storageProblem, needsSignIn, update, missing, dirtyForms } = useCommon()
  const { userInfo, expired } = useAccount()
  return (
    <>
      {(storageProblem !== undefined || storage === 'memory') && (
        <Notice tone="bad" title="本机无法保存内容。">
          {storageProblem ?? '关闭页面后未提交的内容会丢失，请先提交或换用普通浏览模式。'}
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
            <Link to="/auth/login" search={{ redirect_uri: '/user/outbox' }}>
              去登录
            </Link>
          }
        >
          待上传的内容已保存在本机，登录后继续提交。
        </Notice>
      )}
      {missing !== undefined && dirtyForms > 0 && (
        <Notice
          tone="bad"
          title={chunkWords}
          action={
            <Button look="plain" onClick={() => void openAnew(missing)}>
              重试
            </Button>
          }
        >
          正在填写的内容会先保存在本机。
        </Notice>
      )}
      {update && <UpdateNotice />}
    </>
  )
}
