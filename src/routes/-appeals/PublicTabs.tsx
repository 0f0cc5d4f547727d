import { Tabs } from '#ui/list/Tabs.tsx'
import { linkTo } from './appeals.ts'

/** Shows the tabs of the two views: public appeals, and progress by phone. */
export function PublicTabs({ progress }: { progress: boolean }) {
  return (
    <Tabs
      label="诉求公开"
      tabs={[
        { label: '公开诉求', chosen: !progress, link: linkTo({}) },
        { label: '凭手机号查进度', chosen: progress, link: linkTo({ tel: '' }) },
      ]}
    />
  )
}
