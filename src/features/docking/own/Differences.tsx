import { useQuery } from '@tanstack/react-query'
import type { MySupply } from '#api/docking.ts'
import { detailQuery } from '#features/docking/detail/query.ts'
import type { Kind } from '#features/docking/kinds.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { differences } from './differences.ts'

/** What differs between the version that is public and the edit that waits for its audit; nothing while that is unknown. */
export function Differences({ kind, one }: { kind: Kind; one: MySupply }) {
  const { data: shown } = useQuery(detailQuery(kind, one.id))
  const found = shown ? differences(shown, one) : []
  if (found.length === 0) return null
  return (
    <Card title="与公开内容的不同">
      <DescriptionList items={found.map(({ label, words }) => [label, words])} />
    </Card>
  )
}
