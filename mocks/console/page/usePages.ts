import { matching, pageOf } from '#mocks/console/found.ts'
import { useAddress } from './address.ts'

/**
 * Returns the page of a list that the address names (`page`), of the rows that hold the words of its search (`q`).
 * @param rows undefined until they are read
 * @param textOf returns the text of a row that is searched
 */
export function usePages<Row>(rows: readonly Row[] | undefined, textOf: (row: Row) => string) {
  const { query } = useAddress()
  const found = pageOf(matching(rows ?? [], query.get('q') ?? '', textOf), query.get('page'))
  return { rows: rows && found.rows, paging: found.paging }
}
