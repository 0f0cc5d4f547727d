import type { MyProduct } from '#api/serve-product.ts'
import { timeText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'

/**
 * Lists the enterprises that have looked at an own service (浏览记录), how often, and when last. Enterprises are
 * named, as a publisher sees who looked at a contact, and the privacy text says so; viewers without one are
 * only counted. Price: an enterprise that compares prices is seen.
 */
export function Viewers({ of: { newest, rest } }: { of: NonNullable<MyProduct['viewers']> }) {
  return (
    <Card title="浏览记录">
      {newest.length === 0 ? (
        <EmptyState title="尚无浏览记录" hint="其他企业和访客浏览该服务后显示在这里，本企业的浏览不计入。" />
      ) : (
        <List label="浏览记录">
          {newest.map(({ name, count, time }) => (
            <ListRow
              key={`${name} ${time}`}
              title={name}
              meta={[`浏览 ${numberText(count)} 次`, `最近一次 ${timeText(time)}`]}
            />
          ))}
          {rest.viewers > 0 && (
            <ListRow
              title={`另有 ${numberText(rest.viewers)} 个浏览者`}
              meta={[`共浏览 ${numberText(rest.count)} 次`]}
            />
          )}
        </List>
      )}
    </Card>
  )
}
