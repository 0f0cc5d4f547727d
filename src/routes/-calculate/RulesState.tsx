import { linkOptions } from '@tanstack/react-router'
import { ErrorPanel } from '#blocks/ErrorPanel.tsx'
import { tryNetwork } from '#blocks/try-network.ts'
import { useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import styles from './calculate.module.css'
import type { Rules } from './useRules.ts'

/**
 * Shows the state of rules that are not completely loaded: progress, failure, or offline. A result from a part of the
 * rules is never shown.
 */
export function RulesState({ rules }: { rules: Rules }) {
  const { userInfo } = useAccount()
  if (rules.state === 'there') return null
  if (rules.state === 'coming') {
    const { done, total } = rules
    return (
      <Card>
        {total > 0 && (
          <div className={styles.coming}>
            <label htmlFor="rules-progress">
              正在准备政策规则 {done} / {total}
            </label>
            <progress id="rules-progress" max={total} value={done} />
          </div>
        )}
        <SkeletonText lines={6} />
      </Card>
    )
  }
  return (
    <Card>
      {rules.state === 'failed' ? (
        <ErrorPanel error={rules.error} onRetry={rules.retry} />
      ) : (
        <EmptyState
          art="failed"
          title="本机没有完整的政策规则，暂不能计算"
          hint="请联网后计算；联网时在政策搜索页下载政策库离线包的，以后断网也能计算。已填写的内容不会丢失。"
          action={
            <>
              <Button look="primary" onClick={() => void tryNetwork()}>
                重试
              </Button>
              {userInfo && <LinkButton link={linkOptions({ to: '/user/device' })}>查看本机存储</LinkButton>}
            </>
          }
        />
      )}
    </Card>
  )
}
