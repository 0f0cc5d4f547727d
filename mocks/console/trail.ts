import { momentText } from '#lib/dates.ts'
import type { World } from '#mocks/city.ts'

/** Step of a record's trail, as the console's timeline shows it. */
export interface TrailStep {
  title: string
  meta: string[]
  opinion?: string
}

/** Returns what has happened to a record, from the first step to the last; [] for records without a trail. */
export function trailOf({ db }: World, table: string, row: { id: string }): TrailStep[] {
  const { timeline, audits, steps } = row as Partial<Record<'timeline' | 'audits' | 'steps', Part[]>>
  const nodes =
    table === 'declaration'
      ? db.flowNode.findMany({ where: { declarationId: { equals: row.id } } })
      : (timeline ?? audits ?? steps ?? [])
  return (nodes as Part[]).map(stepOf)
}

/** Columns of the steps of all kinds of records. */
type Part = Partial<
  Record<
    | 'nodeName'
    | 'title'
    | 'result'
    | 'status'
    | 'state'
    | 'action'
    | 'handlerOrg'
    | 'operator'
    | 'time'
    | 'startTime'
    | 'endTime'
    | 'opinion'
    | 'reason'
    | 'content',
    string
  >
>

function stepOf(part: Part): TrailStep {
  const time = part.endTime ?? part.startTime ?? part.time
  const opinion = part.opinion ?? part.reason ?? part.content
  return {
    title: part.nodeName ?? part.title ?? part.state ?? part.status ?? part.result ?? part.action ?? '步骤',
    meta: [part.handlerOrg, part.operator, time && momentText(time)].filter((one) => one !== undefined),
    ...(opinion ? { opinion } : {}),
  }
}
