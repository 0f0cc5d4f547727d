import { ApiError, isTransient } from '#api/call/error.ts'
import { networkLoginPage } from '#api/call/host.ts'
import { Notice } from '#ui/state/Notice.tsx'

interface Props {
  error: unknown
  /** Name of the failure; the error's own words by default. */
  title?: string
}

/** Explains the failure of a sign-in step and the remedy; typed values are kept. */
export function Trouble({ error, title }: Props) {
  const kind = error instanceof ApiError ? error.kind : undefined
  const words = error instanceof Error ? error.message : '操作未成功，请重试'
  if (kind === 'captive') {
    return (
      <Notice
        tone="bad"
        title="当前网络需要上网认证"
        action={
          <a href={networkLoginPage()} target="_blank" rel="noreferrer">
            打开认证页
          </a>
        }
      >
        请先完成上网认证，再返回本页继续，已填写的内容不会丢失。
      </Notice>
    )
  }
  if (kind === 'network') {
    return (
      <Notice tone="bad" title={title ?? words}>
        此操作需要联网。请检查网络后重试，已填写的内容不会丢失。
      </Notice>
    )
  }
  return (
    <Notice tone="bad" title={title ?? words}>
      {title && `${words}。`}
      {isTransient(error) && '已填写的内容不会丢失，请稍后重试。'}
    </Notice>
  )
}
