import type { Condition } from '#api/condition.ts'
import { RecordLink } from '#ui/RecordLink.tsx'

/** Lists the legal bases of a policy's conditions; each text once, because most conditions share one. */
export function Bases({ conditions }: { conditions: readonly Pick<Condition, 'basis'>[] }) {
  const bases = new Map(conditions.map(({ basis }) => [basis.url, basis]))
  return (
    <>
      依据：
      {[...bases.values()].map(({ name, url }, at) => (
        <span key={url}>
          {at > 0 && '；'}
          <RecordLink href={url}>{name}</RecordLink>
        </span>
      ))}
    </>
  )
}
