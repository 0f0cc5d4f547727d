import { Link, linkOptions } from '@tanstack/react-router'
import type { Benefit, DeclareItem } from '#api/declare-item.ts'
import { Course } from '#blocks/trail/Course.tsx'
import { dateText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { stages } from './benefits.ts'

/** Descriptions of the stages with their dates. */
const words: Record<string, (benefit: Benefit) => string> = {
  系统比对: ({ matchDate, matchedCount }) =>
    `${dateText(matchDate)}起按部门数据比对，匹配企业 ${numberText(matchedCount)} 家`,
  精准推送: ({ pushDate }) => `${dateText(pushDate)}起向匹配企业推送消息`,
  意愿确认: ({ confirmDeadline }) =>
    `${dateText(confirmDeadline)} 18:00 前确认；逾期未确认的，本批次不再兑付`,
  自动兑付: ({ payDate }) => `${dateText(payDate)}前兑付到企业账户`,
  公示归档: ({ archiveDate }) => `兑付结果公示至 ${dateText(archiveDate)}，期满归档`,
}

/**
 * Shows the public data of a batch: its five stages with their dates, the number of enterprises, and the
 * money.
 */
export function Batch({ item }: { item: DeclareItem }) {
  const { benefit, batch, supportText, consultPhone, department, policyId } = item
  if (!benefit) return null
  const { stage, fundBudget, fundUsed, matchedCount, paidCount } = benefit
  const at = stages.indexOf(stage)
  const share = fundBudget > 0 ? Math.round((fundUsed / fundBudget) * 100) : 0
  return (
    <>
      <Card title="批次进度">
        <Course
          stages={stages.map((one, index) => ({
            name: one,
            // Marks the last stage as done once it is reached, because no stage follows it.
            stage: index < at || stage === '公示归档' ? 'done' : index === at ? 'current' : 'ahead',
            note: words[one]?.(benefit),
            nodes: [],
          }))}
        />
      </Card>
      <Card title="批次情况">
        <DescriptionList
          items={[
            ['批次', batch],
            ['支持内容', supportText],
            ['匹配企业', `${numberText(matchedCount)} 家`],
            ['资金预算', moneyText(fundBudget)],
            [
              '已兑付',
              `${paidCount === undefined ? '' : `${numberText(paidCount)} 家，`}${moneyText(fundUsed)}（${String(share)}%）`,
            ],
            ['主管部门', department],
            ['咨询电话', <PhoneLink key="phone" number={consultPhone} />],
            [
              '依据政策',
              <Link key="policy" {...linkOptions({ to: '/policy/search/detail', search: { id: policyId } })}>
                查看政策原文
              </Link>,
            ],
          ]}
        />
      </Card>
    </>
  )
}
