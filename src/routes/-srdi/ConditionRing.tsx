import type { Condition, SrdiState } from '#rules/srdi/result.ts'
import { Ring, type RingPart } from '#ui/chart/Ring.tsx'

const parts = {
  met: { words: '符合', tone: 'ok' },
  unmet: { words: '不符合', tone: 'bad' },
  unknown: { words: '未填写', tone: 'open' },
  manual_review: { words: '待部门认定', tone: 'open' },
} as const satisfies Record<SrdiState, Omit<RingPart, 'count'>>

/** Shows how many of the conditions are met, and how many are not, or cannot be judged yet. */
export const ConditionRing = ({ conditions }: { conditions: readonly Condition[] }) => (
  <Ring
    unit="项"
    parts={(Object.keys(parts) as SrdiState[]).map((state) => ({
      ...parts[state],
      count: conditions.filter((one) => one.state === state).length,
    }))}
  />
)
