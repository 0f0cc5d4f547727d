import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '#api/error.ts'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

/** What stands in a page's place when it could not be had at all. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const status = error instanceof ApiError && error.status ? error.status : 500
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page title={`错误 ${String(status)}`} titleHidden>
      <Card>
        <ErrorPanel error={error} onRetry={retry} />
      </Card>
    </Page>
  )
}
