import { ApiError, isPassing } from '#api/call/error.ts'
import { networkLoginPage } from '#api/call/host.ts'
import { Notice } from '#ui/state/Notice.tsx'

interface Props {
  error: unknown
  /** What did not work; the error's own words unless given. */
  title?: string
}

/** What kept a step of signing in from working, with what helps: nothing that was typed is lost. */
export function Trouble({ error, title }: Props) {
  const kind = error instanceof ApiError ? error.kind : undefined
  const words = error instanceof Error ? error.message : '没有成功，请重试'
  if (kind === 'captive') {
    return (
      <Notice
        tone="bad"
        title="当前网络需要登录认证"
        action={
          <a href={networkLoginPage()} target="_blank" rel="noreferrer">
            打开认证页
          </a>
        }
      >
        先完成上网认证，再回到这里继续，已填写的内容还在。
      </Notice>
    )
  }
  if (kind === 'network') {
    return (
      <Notice tone="bad" title={title ?? words}>
        登录需要联网。请检查网络后重试，已填写的内容还在。
      </Notice>
    )
  }
  return (
    <Notice tone="bad" title={title ?? words}>
      {title && `${words}。`}
      {isPassing(error) && '已填写的内容还在，稍后重试即可。'}
    </Notice>
  )
}
