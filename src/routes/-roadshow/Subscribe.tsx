import { SubscribeDialog } from '#blocks/SubscribeDialog.tsx'

interface Props {
  /** Complete address that calendar programs fetch. */
  address: string
  /** Words of the page's filters, which also filter the calendar. */
  filters: readonly string[]
  onClose: () => void
}

/** Shows how to subscribe to the city's activities. */
export const Subscribe = ({ address, filters, onClose }: Props) => (
  <SubscribeDialog title="订阅活动日历" address={address} onClose={onClose}>
    <p>订阅后，日历应用联网时自动更新：新活动自动加入，改期、取消的活动自动更正，无需重新导入。</p>
    <p>订阅范围：{filters.length > 0 ? filters.join('、') : '全部活动'}</p>
  </SubscribeDialog>
)
