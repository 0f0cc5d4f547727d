import type { Condition } from '#api/policy.ts'
import { RecordLink } from '#ui/RecordLink.tsx'

/** Where the text of a condition stands. */
export function Basis({ basis: { name, url } }: Pick<Condition, 'basis'>) {
  return (
    <>
      依据：
      <RecordLink href={url}>{name}</RecordLink>
    </>
  )
}
