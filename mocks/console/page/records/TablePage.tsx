import { useState } from 'react'
import type { Answers } from '#mocks/console/api.ts'
import { Card } from '#ui/Card.tsx'
import { linkTo, useAddress } from '#mocks/console/page/address.ts'
import { useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { Search } from '#mocks/console/page/Search.tsx'
import { Moves } from './Moves.tsx'
import { StateText } from './StateText.tsx'

type Row = Answers['GET rows']['rows'][number]

/** Lists the records of a table with search and pages; several of them can be moved together. */
export function TablePage({ table }: { table: string }) {
  const { query } = useAddress()
  const sent = { rest: table, query: { q: query.get('q') ?? '', page: query.get('page') ?? '' } }
  const { data } = useAnswer('GET rows', sent)
  const [selected, setSelected] = useState<string[]>([])
  const ids = selected.join(',')
  const { data: moves } = useAnswer('GET moves', { rest: table, query: { ids } })
  const columns = data?.columns ?? []
  return (
    <ConsolePage title={data?.title ?? '记录'} aside={<a href={linkTo('records')}>全部记录</a>}>
      <Card aside={<Search label="搜编号、名称、状态等任意内容" />} title={`${data?.title ?? ''}列表`}>
        {selected.length > 0 && (
          <Moves
            ids={selected}
            moves={moves ?? []}
            title={`已选 ${String(selected.length)} 条`}
            none="这些记录没有都能做的推进"
            onDone={() => setSelected([])}
          />
        )}
        <DataTable
          label={data?.title ?? ''}
          rows={data?.rows}
          paging={data?.paging}
          keyOf={({ id }) => id}
          linkOf={({ id }) => linkTo(`records/${table}`, { id })}
          {...(data?.isMovable && { selected, onSelect: setSelected })}
          columns={columns.map(({ name, title }, at) => ({
            title,
            breaks: name === 'id',
            cell: ({ id, cells }: Row) =>
              name === 'status' || name === 'state' ? (
                <StateText table={table} state={cells[at]!} />
              ) : (
                cells[at] || (at === 0 ? id : '')
              ),
          }))}
        />
      </Card>
    </ConsolePage>
  )
}
