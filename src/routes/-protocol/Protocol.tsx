import { linkOptions } from '@tanstack/react-router'
import { BehaviourCard } from '#features/behaviour/BehaviourCard.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { agreement } from './agreement.ts'
import { privacy } from './privacy.ts'
import { ProtocolText } from './ProtocolText.tsx'

const texts = { agreement, privacy }
type TextKey = keyof typeof texts

/** Shows 服务协议 or 隐私政策. */
export function Protocol({ tab }: { tab: TextKey }) {
  const text = texts[tab]
  const toTab = (to: TextKey) => ({
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
      {tab === 'privacy' && <BehaviourCard />}
    </Page>
  )
}
