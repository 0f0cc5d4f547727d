import { Tabs } from '#ui/list/Tabs.tsx'
import { linkTo } from './appeals.ts'

/** The two views of the page: what others asked, and how far one's own is. */
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
