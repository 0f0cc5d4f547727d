import type { Condition } from '#api/policy.ts'
import { RecordLink } from '#ui/RecordLink.tsx'

/** Where the conditions of a policy stand: each text once, since most of them stand in the same. */
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
