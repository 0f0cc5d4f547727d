import type { MatchAttribute } from '#api/match.ts'

/** A report that a demo account made some days ago. */
interface Sample {
  userId: string
  daysAgo: number
  enId: string
  /** Attributes that differed then; all others are those of the enterprise's record. */
  differing: Partial<Record<MatchAttribute['key'], MatchAttribute['value']>>
}

export const samples: Sample[] = [
  { userId: 'u-enterprise', daysAgo: 4, enId: 'en-chengyue', differing: { inventionPatents: 10 } },
  {
    userId: 'u-enterprise',
    daysAgo: 30,
    enId: 'en-chengyue',
    differing: { employees: 182, rdStaff: 31, inventionPatents: 9, exports: 4_600_000 },
  },
  { userId: 'u-enterprise', daysAgo: 21, enId: 'en-lanqi', differing: { employees: 29 } },
  { userId: 'u-other', daysAgo: 12, enId: 'en-jiashu', differing: {} },
]
