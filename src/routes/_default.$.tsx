import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { contacts } from '#lib/contacts.ts'
import { plannedArea } from '#layouts/planned.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'

export const Route = createFileRoute('/_default/$')({
  validateSearch: v.object({ id: v.optional(v.string()) }),
  loader({ location }) {
    const area = plannedArea(location.pathname)
    // eslint-disable-next-line typescript/only-throw-error -- the router's own way to say 404
    if (!area) throw notFound()
    return area
  },
  component: UnderWay,
})

/** An address of the portal whose page is still being built: says so, and how the matter is settled meanwhile. */
function UnderWay() {
  const area = Route.useLoaderData()
  return (
    <Page title={area} crumbs={[{ label: '首页', link: { to: '/' } }]}>
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
