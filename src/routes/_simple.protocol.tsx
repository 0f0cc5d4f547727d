import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { agreement } from './-protocol/agreement.ts'
import { privacy } from './-protocol/privacy.ts'
import { ProtocolText } from './-protocol/ProtocolText.tsx'

const texts = { agreement, privacy }
type Which = keyof typeof texts

export const Route = createFileRoute('/_simple/protocol')({
  validateSearch: v.object({
    tab: v.optional(v.fallback(v.picklist(['agreement', 'privacy']), 'agreement')),
  }),
  component: ProtocolPage,
})

/** 服务协议 and 隐私政策, one at a time. */
function ProtocolPage() {
  const { tab = 'agreement' } = Route.useSearch()
  const text = texts[tab]
  const toTab = (to: Which) => ({
    label: texts[to].title,
    chosen: to === tab,
    link: linkOptions({ to: '/protocol', search: to === 'agreement' ? {} : { tab: to } }),
  })
  return (
    <Page title={text.title} crumbs={[{ label: '首页', link: { to: '/' } }]}>
      <Card>
        <Tabs label="文本" tabs={[toTab('agreement'), toTab('privacy')]} />
        <ProtocolText text={text} />
      </Card>
    </Page>
  )
}
