import { Card } from '#ui/Card.tsx'
import { List } from '#ui/list/ListRow.tsx'
import type { BestFound } from '#blocks/search/best.ts'
import { HitRow } from './HitRow.tsx'

/** The three that fit best, of mixed kinds, before the groups; nothing where nothing fits. */
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
