import { linkOptions } from '@tanstack/react-router'
import { Beside, WaysCard } from '#blocks/list/WaysCard.tsx'
import { Card } from '#ui/Card.tsx'
import { type Step, Steps } from '#ui/Steps.tsx'

const steps: readonly Step[] = [
  { title: '报名', words: '名额已满的加入候补；有名额空出时通知您，48 小时内确认。' },
  { title: '签到', words: '开始前 30 分钟起，出示签到码或输入现场的 6 位数字。' },
  { title: '评价', words: '签到后评价一次。' },
]

/** Shows beside the activities where the own ones are, and how to take part. */
export const RoadshowBeside = () => (
  <Beside>
    <WaysCard
      title="本人的活动"
      ways={[
        { label: '我的活动', hint: '报名、候补、签到码和评价', link: linkOptions({ to: '/user/activity' }) },
      ]}
    />
    <Card title="参加步骤">
      <Steps steps={steps} />
    </Card>
  </Beside>
)
