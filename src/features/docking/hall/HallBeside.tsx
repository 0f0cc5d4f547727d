import { Beside, WaysCard } from '#blocks/list/WaysCard.tsx'
import { type Kind, mineLink, nouns } from '#features/docking/kinds.ts'
import { Card } from '#ui/Card.tsx'
import { type Step, Steps } from '#ui/Steps.tsx'

const stepsOf = (kind: Kind): Step[] => [
  { title: `发布${nouns[kind]}`, words: `写明内容、${kind === 'demand' ? '预算' : '价格'}和截止日。` },
  { title: '平台审核', words: '通过后在大厅公开。' },
  { title: '对接洽谈', words: '收到对接申请，逐家联系并登记进展。' },
  { title: '标记已解决', words: '选定对接方，其余申请告知结果。' },
]

/** Shows beside a hall where the own records are, and how a record is docked. */
export const HallBeside = ({ kind }: { kind: Kind }) => (
  <Beside>
    <WaysCard
      title="本企业的供需"
      ways={[
        { label: '我的需求', hint: '发布的需求和收到的对接申请', link: mineLink('demand') },
        { label: '我的供给', hint: '发布的供给和收到的对接申请', link: mineLink('supply') },
        { label: '申请的对接', hint: '向其他企业申请的对接和进展', link: mineLink(kind, { view: 'asked' }) },
      ]}
    />
    <Card title="对接步骤">
      <Steps steps={stepsOf(kind)} />
    </Card>
  </Beside>
)
