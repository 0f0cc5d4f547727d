import { useAddress } from '#mocks/console/page/address.ts'
import { RecordPage } from '#mocks/console/page/records/RecordPage.tsx'
import { TableList } from '#mocks/console/page/records/TableList.tsx'
import { TablePage } from '#mocks/console/page/records/TablePage.tsx'

/** Shows the tables of the world by area, one of them, or one of its records, as the address names. */
export function Records({ rest: table }: { rest: string }) {
  const id = useAddress().query.get('id')
  if (!table) return <TableList />
  return id ? <RecordPage key={id} table={table} id={id} /> : <TablePage table={table} />
}
