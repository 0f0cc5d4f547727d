import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { type Crumb, Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { useSharedCalculation } from './CalculationProvider.tsx'
import type { SharedCalculation } from './useCalculation.ts'

interface Props {
  /** Title of the page while there is no calculation. */
  title: string
  crumbs: Crumb[]
  children: (held: SharedCalculation) => ReactNode
}

/** Renders its children with the shared calculation, or a page with its loading, empty or error state. */
export function CalculationPage({ title, crumbs, children }: Props) {
  const calculation = useSharedCalculation()
  if (typeof calculation === 'object') return children(calculation)
  return (
    <Page title={title} crumbs={crumbs}>
      {calculation === 'unreadable' ? (
        <ErrorState title="本机草稿无法读取" onRetry={() => location.reload()} />
      ) : (
        <Card>
          {calculation === 'coming' ? (
            <SkeletonText lines={10} />
          ) : (
            <EmptyState
              art="enterprise"
              title="尚未选择企业"
              hint="请先选择要计算的企业，或手工填写。"
              action={
                <LinkButton look="primary" link={linkOptions({ to: '/policy/calculate' })}>
                  选择企业
                </LinkButton>
              }
            />
          )}
        </Card>
      )}
    </Page>
  )
}
