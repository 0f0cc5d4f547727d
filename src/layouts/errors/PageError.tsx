import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ApiError } from '#api/call/error.ts'
import { isMissingChunk } from '#offline/chunk.ts'
import { useDeviceState } from '#offline/view.ts'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { ErrorPanel } from '#blocks/ErrorPanel.tsx'
import { isOwnFault, isOfflineError, notCachedWords } from '#blocks/error-words.ts'
import { MissingPage } from './MissingPage.tsx'
import { MissingChunk } from './MissingChunk.tsx'
import styles from './PageError.module.css'
import { pageFault } from './page-fault.ts'

/** Replaces a page that failed to load (specification, section 8). */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { reach } = useDeviceState()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const isFault = isOwnFault(error)
  const isUnanswered = error instanceof ApiError && error.status === 0 && !isFault
  const previousReach = useRef(reach)
  useEffect(() => {
    const isBack = previousReach.current !== 'online' && reach === 'online'
    previousReach.current = reach
    // Retries a page that failed only because of the network once the network is back.
    if (isBack && isUnanswered) retry()
  })
  if (isMissingChunk(error)) return <MissingChunk />
  const { status, message } = pageFault(error)
  if (status === 404) return <MissingPage />
  const title = isOfflineError(error, reach)
    ? notCachedWords(true).title
    : isUnanswered
      ? message
      : `错误 ${String(status)}`
  return (
    <Page title={title} titleHidden>
      <Card>
        <ErrorPanel error={error} onRetry={retry} elsewhere />
        {isFault && (
          <details className={styles.detail}>
            <summary>错误 {status} · 反馈故障时请提供以下信息</summary>
            <p>{message || '无更多信息'}</p>
          </details>
        )}
      </Card>
    </Page>
  )
}
