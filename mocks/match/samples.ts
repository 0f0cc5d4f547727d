import type { MatchAttribute } from '#api/match.ts'

/** A report that a demo account made some days ago. */
interface Sample {
  userId: string
  daysAgo: number
  enId: string
  enterpriseName: string
  attributes: MatchAttribute[]
}

const facts = (values: Partial<Record<MatchAttribute['key'], MatchAttribute['value']>>): MatchAttribute[] =>
  Object.entries(values).map(([key, value]) => ({
    key: key as MatchAttribute['key'],
    value,
    source: '手工',
    confirmed: true,
  }))

/** A sound manufacturer. */
const hailan = {
  district: '高新区',
  foundedYear: 2014,
  industry: '高端装备',
  employees: 186,
  revenue: 128_000_000,
  netProfit: 9_600_000,
  tax: 5_200_000,
  rdCost: 6_800_000,
  rdStaff: 34,
  debtRatio: 46,
  highTech: true,
  techSme: false,
  srdi: true,
  inventionPatents: 7,
  softwareCopyrights: 4,
  taxGrade: 'A',
  dishonest: false,
  socialInsurance: true,
  aboveScale: true,
  exports: 0,
}

export const samples: Sample[] = [
  {
    userId: 'u-enterprise',
    daysAgo: 4,
    enId: 'en-hailan',
    enterpriseName: '海澜精密制造有限公司',
    attributes: facts(hailan),
  },
  {
    userId: 'u-enterprise',
    daysAgo: 30,
    enId: 'en-hailan',
    enterpriseName: '海澜精密制造有限公司',
    attributes: facts({ district: '高新区', industry: '高端装备', revenue: 121_000_000, employees: 179 }),
  },
  {
    userId: 'u-enterprise',
    daysAgo: 21,
    enId: 'en-lanqi',
    enterpriseName: '岚企智能装备有限公司',
    attributes: facts({
      ...hailan,
      district: '临港区',
      foundedYear: 2021,
      revenue: 18_500_000,
      employees: 42,
      rdCost: 1_900_000,
      highTech: false,
      aboveScale: false,
    }),
  },
  {
    userId: 'u-other',
    daysAgo: 12,
    enId: 'en-jiashu',
    enterpriseName: '嘉树新材料有限公司',
    attributes: facts({
      ...hailan,
      district: '西海岸新区',
      industry: '新材料',
      debtRatio: 82,
      taxGrade: 'C',
    }),
  },
]
