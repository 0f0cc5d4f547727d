import { linkOptions } from '@tanstack/react-router'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { declarationCrumbs } from './crumbs.ts'

/** Tells that this device does not have the draft: it was submitted, discarded, or is on another device. */
export function LostDraft() {
  return (
    <Page title="继续填写" crumbs={declarationCrumbs}>
      <Card>
        <EmptyState
          title="本机没有该草稿"
          hint="草稿可能已提交或丢弃，或保存在其他设备、其他企业名下。"
          action={
            <LinkButton look="primary" link={linkOptions({ to: '/user/my-declare' })}>
              查看我的申报
            </LinkButton>
          }
        />
      </Card>
    </Page>
  )
}
