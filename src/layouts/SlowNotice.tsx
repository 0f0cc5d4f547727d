import { useQueryClient } from '@tanstack/react-query'
import { askSlowAnew } from '#blocks/slow-answers.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'

/** Says that what the page waits for is long in coming, and asks anew when told to. */
export function SlowNotice() {
  const client = useQueryClient()
  return (
    <Notice
      tone="warn"
      title="服务器响应较慢。"
      action={
        <Button look="plain" onClick={() => void askSlowAnew(client)}>
          重试
        </Button>
      }
    >
      部分内容仍在加载。
    </Notice>
  )
}
