import { useQueryClient } from '@tanstack/react-query'
import { retrySlowQueries } from '#blocks/slow-answers.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'

/** Tells that answers are slow, and repeats the pending queries on request. */
export function SlowNotice() {
  const client = useQueryClient()
  return (
    <Notice
      tone="warn"
      title="服务器响应较慢。"
      action={
        <Button look="plain" onClick={() => void retrySlowQueries(client)}>
          重试
        </Button>
      }
    >
      部分内容仍在加载。
    </Notice>
  )
}
