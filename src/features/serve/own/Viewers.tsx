import type { MyProduct } from '#api/serve-product.ts'
import { timeText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Table } from '#ui/Table.tsx'

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
        <Table
          stacks
          head={['浏览者', '浏览次数', '最近一次']}
          rows={[
            ...newest.map(({ name, count, time }) => [name, numberText(count), timeText(time)] as const),
            ...(rest.viewers > 0
              ? [[`另有 ${numberText(rest.viewers)} 个浏览者`, numberText(rest.count), '—'] as const]
              : []),
          ]}
        />
      )}
    </Card>
  )
}
