import { useLocation } from '@tanstack/react-router'
import { contacts } from '#lib/contacts.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { crumbsTo } from './menu/menu.ts'
import { plannedArea } from './menu/planned.ts'

/** An address of the portal whose page is still being built: says so, and how the matter is settled meanwhile. */
export function UnderWay() {
  const { pathname } = useLocation()
  const area = plannedArea(pathname) ?? ''
  return (
    <Page title={area} crumbs={crumbsTo(pathname)}>
      <Card>
        <EmptyState
          title="这个栏目正在建设"
          hint={`开放前，${area}请拨打 ${contacts.hotline} 咨询办理；今日申报、我的申报和待上传已经可用。`}
          action={
            <LinkButton look="primary" link={{ to: '/policy/apply' }}>
              看今日申报
            </LinkButton>
          }
        />
      </Card>
    </Page>
  )
}
