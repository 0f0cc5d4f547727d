import { query } from '#api/call/query.ts'
import { calls, type Kind } from '#features/docking/kinds.ts'
import type { MineSearch } from '#features/docking/docking-address.ts'

const SIZE = 10

/** Asks for a page of one's own records, or of those of others that one has asked to dock with. */
export const mineQuery = (kind: Kind, { view, status, keyword, page = 1 }: MineSearch) =>
  query(calls[kind].mine, {
    query: {
      current: page,
      size: SIZE,
      docked: view === 'asked' ? true : undefined,
      status,
      keyword,
    },
  })

/** Asks for one's own record, with who has asked and how it was audited. */
export const ownQuery = (kind: Kind, id: string) => query(calls[kind].myDetail, { params: { id } })
