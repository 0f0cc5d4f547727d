import { phoneOf } from '#mocks/offices.ts'
import type { ItemRow, PolicyRow } from './tables.ts'
import { chinaTime, dayEnd, dayStart, officeTime } from './days.ts'
import { sourceUrlOf } from './policies.ts'

/** Fixed fields of a policy and its item, so that demos and end-to-end tests find them. */
interface Demo {
  policy: Partial<PolicyRow> & { id: string; theme: string }
  item: Partial<ItemRow> & { id: string }
}

const scans = ['pdf', 'jpg', 'png']

/**
 * Returns the two items that every filled world has: `item-rd`, which closes in 25 days, and `item-champion`, which
 * closes in 3.
 */
export function demosOf(now: number): Demo[] {
  const rd = { applyStart: dayStart(now, -20), applyEnd: dayEnd(now, 25), isRolling: false }
  const champion = { applyStart: dayStart(now, -27), applyEnd: dayEnd(now, 3), isRolling: false }
  const year = chinaTime(now, 0).slice(0, 4)
  return [
    {
      policy: {
        ...commonFields,
        ...rd,
        id: 'policy-rd',
        theme: '企业研发费用分档补助',
        title: `关于组织开展${year}年度企业研发费用分档补助（第二批）申报工作的通知`,
        docNumber: `市科字〔${year}〕38号`,
        summary:
          '面向高新技术企业、科技型中小企业，按上年度研发费用分档给予事后奖补，按核定金额的 10% 支持，最高 500 万元。',
        departments: ['市科技局', '市财政局'],
        ...datesOf('policy-rd', officeTime(now, -22)),
        policyType: '资金奖补',
        supportMode: '事后奖补',
        industries: [],
        targetScale: ['大', '中', '小', '微'],
        targetTags: ['高企', '科小'],
        amountMin: 50_000,
        amountMax: 5_000_000,
        amountText: '按核定金额的 10% 支持，最高 500 万元',
        ratio: 10,
        batches: [{ name: '第二批', applyStart: rd.applyStart, applyEnd: rd.applyEnd }],
        contactOrg: '市科技局高新技术科',
        contactPhone: phoneOf('市科技局'),
      },
      item: {
        id: 'item-rd',
        name: '企业研发费用分档补助（第二批）',
        materials: [
          {
            name: '研发费用专项审计报告',
            required: true,
            note: '按研发项目分列费用，附报备二维码',
            accept: ['pdf'],
            maxSizeMb: 20,
          },
          {
            name: '研发项目立项书',
            required: true,
            note: '加盖公章',
            accept: ['pdf', 'doc', 'docx'],
            maxSizeMb: 20,
          },
          {
            name: '其他证明材料',
            required: false,
            note: '与申报项目有关的补充材料',
            accept: scans,
            maxSizeMb: 20,
          },
          {
            name: '营业执照副本',
            required: false,
            note: '在有效期内',
            accept: scans,
            maxSizeMb: 20,
            sharedBy: '市市场监管局',
          },
        ],
      },
    },
    {
      policy: {
        ...commonFields,
        ...champion,
        id: 'policy-champion',
        theme: '制造业单项冠军企业培育奖励',
        title: `关于做好${year}年度制造业单项冠军企业培育奖励有关工作的通知`,
        docNumber: `市工信字〔${year}〕121号`,
        summary:
          '面向规模以上企业、专精特新“小巨人”企业，专注细分市场、做强主导产品，采取以奖代补方式，一次性支持，最高 200 万元。',
        departments: ['市工信局'],
        ...datesOf('policy-champion', officeTime(now, -29)),
        policyType: '资质认定',
        supportMode: '以奖代补',
        industries: ['制造业', '新材料', '高端装备'],
        targetScale: ['大', '中'],
        targetTags: ['规上', '小巨人'],
        amountMin: 500_000,
        amountMax: 2_000_000,
        amountText: '一次性支持，最高 200 万元',
        ratio: undefined,
        batches: [{ name: `${year}年度`, applyStart: champion.applyStart, applyEnd: champion.applyEnd }],
        contactOrg: '市工信局中小企业科',
        contactPhone: phoneOf('市工信局'),
      },
      item: { id: 'item-champion', name: `${year}年度制造业单项冠军企业培育奖励`, childrenName: undefined },
    },
  ]
}

/** Returns the dates of a policy that is published and in force from one moment, and its source address. */
const datesOf = (id: string, at: string) => ({
  ...{ createTime: at, updateTime: at, publishDate: at, effectiveDate: at },
  sourceUrl: sourceUrlOf(id, at),
})

const commonFields = { level: '市级', region: '全市', validity: '有效', isRolling: false } as const
