import { Card } from '#ui/Card.tsx'
import { List } from '#ui/list/ListRow.tsx'
import type { BestFound } from '#blocks/search/best.ts'
import { HitRow } from './HitRow.tsx'

/** Shows the three best hits of all kinds before the groups; renders nothing without any. */
export function BestCard({ found: { best }, looked }: { found: BestFound; looked: string }) {
  if (!best.length) return null
  return (
    <Card title="最相关">
      <List label="最相关">
        {best.map(({ label, hit }) => (
          <HitRow key={`${label}${hit.id}`} hit={{ ...hit, meta: [label, ...hit.meta] }} looked={looked} />
        ))}
      </List>
    </Card>
  )
}
