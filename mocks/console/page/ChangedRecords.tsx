import { Card } from '#ui/Card.tsx'
import { timeText } from '#lib/dates.ts'
import type { Answers } from '#mocks/console/api.ts'
import { linkTo } from './address.ts'
import { DataTable } from './DataTable.tsx'

/** Number of changes that are listed. */
const MOST = 100

/** Lists the records that a move of the clock has changed; nothing before a move. */
export function ChangedRecords({ changed }: { changed: Answers['POST clock']['changed'] | undefined }) {
  if (!changed) return null
  return (
    <Card title="这次改变了">
      <DataTable
        label="这次改变了"
        empty="没有记录因此改变"
        rows={changed.slice(0, MOST)}
        keyOf={({ at, table, id, to }) => [at, table, id, to].join(' ')}
        linkOf={({ table, id }) => linkTo(`records/${table}`, { id })}
        columns={[
          { title: '记录', cell: ({ name }) => name },
          { title: '种类', cell: ({ title }) => title },
          { title: '从', cell: ({ from }) => from },
          { title: '到', cell: ({ to }) => to },
          { title: '时间', cell: ({ at }) => timeText(at) },
        ]}
      />
      {changed.length > MOST && (
        <p>
          共 {changed.length} 条，只列出前 {MOST} 条
        </p>
      )}
    </Card>
  )
}
