import { declarationLifecycle } from '#rules/declaration-states.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import type { World } from '#mocks/city.ts'
import { advances, type Taken } from './advance.ts'

/** Move of a record that is allowed now, as the console's button offers it. */
export interface Move {
  /** Area and state of `POST /__mock/advance`. */
  area: string
  to: string
  label: string
  takes: readonly Taken[]
  /** True for a state that needs a reason; the city has a usual one where none is given. */
  isStepBack: boolean
}

/** Labels of moves that are no states. */
const labels: Record<string, string> = { pass: '审核通过', reject: '驳回' }

const backward = (to: string) =>
  to === 'reject' ||
  [declarationLifecycle, appealLifecycle].some(
    ({ words, needsReason }) => (words as readonly string[]).includes(to) && needsReason(to as never),
  )

/** Returns true for a table whose records have a life that testers move. */
export const isMovable = (table: string): boolean =>
  Object.values(advances).some((area) => area.table === table)

/** Returns the area of `advances` that moves a row of a table; undefined for records without a life. */
export function areaOf(table: string, row: { id: string; kind?: unknown }): string | undefined {
  const areas = Object.entries(advances).filter(([, area]) => area.table === table)
  // Demands and supplies share a table, and have an area each.
  return (areas.find(([area]) => area === row.kind) ?? areas[0])?.[0]
}

/** Returns the moves that are allowed now for every one of some records of a table. */
export function movesOf(world: World, table: string, rows: readonly { id: string }[]): Move[] {
  const [first, ...others] = rows.map((row) => {
    const area = areaOf(table, row)
    return area === undefined
      ? []
      : advances[area]!.nextOf(world, row.id).map((to): Move => ({
          area,
          to,
          label: labels[to] ?? to,
          takes: advances[area]!.takes(to),
          isStepBack: backward(to),
        }))
  })
  return (first ?? []).filter((move) =>
    others.every((list) => list.some(({ area, to }) => area === move.area && to === move.to)),
  )
}
