import type { MatchAttribute } from '#api/match.ts'

/** A report that a demo account made some days ago. */
interface Sample {
  userId: string
  daysAgo: number
  enId: string
  /** What was otherwise then; all else is as the record has it. */
  was: Partial<Record<MatchAttribute['key'], MatchAttribute['value']>>
}

export const samples: Sample[] = [
  { userId: 'u-enterprise', daysAgo: 4, enId: 'en-chengyue', was: { inventionPatents: 10 } },
  {
    userId: 'u-enterprise',
    daysAgo: 30,
    enId: 'en-chengyue',
    was: { employees: 182, rdStaff: 31, inventionPatents: 9, exports: 4_600_000 },
  },
  { userId: 'u-enterprise', daysAgo: 21, enId: 'en-lanqi', was: { employees: 29 } },
  { userId: 'u-other', daysAgo: 12, enId: 'en-jiashu', was: {} },
]
