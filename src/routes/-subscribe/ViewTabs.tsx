import { Tabs } from '#ui/list/Tabs.tsx'
import type { SubscribeSearch } from './subscribe-address.ts'
import { linkTo } from './subscribe.ts'

/** Shows the tabs of the page's three views; `count` is the number of subscriptions. */
export const ViewTabs = ({ view, count }: { view: SubscribeSearch['view']; count: number | undefined }) => (
  <Tabs
    label="政策订阅"
    tabs={[
      { label: '我的订阅', chosen: !view, count, link: linkTo({}) },
      { label: '添加订阅', chosen: view === 'add', link: linkTo({ view: 'add' }) },
      { label: '政策专题', chosen: view === 'topics', link: linkTo({ view: 'topics' }) },
    ]}
  />
)
