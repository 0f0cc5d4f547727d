import { figuresLink } from '#features/appeal/figures/figures.ts'
import { figurePeriods } from '#rules/figure-periods.ts'
import { Tabs } from '#ui/list/Tabs.tsx'
import { linkTo } from './appeals.ts'

/** Shows the tabs of the three views: public appeals, progress by phone, and the public figures. */
export function PublicTabs({ chosen }: { chosen: 'public' | 'progress' | 'figures' }) {
  return (
    <Tabs
      label="诉求公开"
      tabs={[
        { label: '公开诉求', chosen: chosen === 'public', link: linkTo({}) },
        { label: '凭手机号查进度', chosen: chosen === 'progress', link: linkTo({ tel: '' }) },
        { label: '办理数据', chosen: chosen === 'figures', link: figuresLink(figurePeriods[0]) },
      ]}
    />
  )
}
