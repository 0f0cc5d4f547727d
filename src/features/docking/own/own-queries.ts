import { query } from '#api/call/query.ts'
import { ownPage } from '#blocks/own/own-page.ts'
import { calls, type Kind } from '#features/docking/kinds.ts'
import type { MineSearch } from '#features/docking/docking-address.ts'

/** Query of a page of own records, or of the records that the user has asked to dock with. */
export const mineQuery = (kind: Kind, { view, ...search }: MineSearch) =>
  query(calls[kind].mine, { query: { ...ownPage(search), docked: view === 'asked' ? true : undefined } })

/** Query of an own record with its requests and audits. */
export const ownQuery = (kind: Kind, id: string) => query(calls[kind].myDetail, { params: { id } })
