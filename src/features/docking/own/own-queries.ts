import { query } from '#api/call/query.ts'
import { ownPage } from '#blocks/own/own-page.ts'
import { calls, type Kind } from '#features/docking/kinds.ts'
import type { MineSearch } from '#features/docking/docking-address.ts'

/** Asks for a page of one's own records, or of those of others that one has asked to dock with. */
export const mineQuery = (kind: Kind, { view, ...search }: MineSearch) =>
  query(calls[kind].mine, { query: { ...ownPage(search), docked: view === 'asked' || undefined } })

/** Asks for one's own record, with who has asked and how it was audited. */
export const ownQuery = (kind: Kind, id: string) => query(calls[kind].myDetail, { params: { id } })
