import { linkOptions } from '@tanstack/react-router'
import { docking } from '#api/docking.ts'
import type { Target } from '#ui/link.ts'
import type { Crumb } from '#ui/Page.tsx'
import type { HallSearch, MineSearch } from './docking-address.ts'

/** Kind of a record: demand (需求) or supply (供给). */
export type Kind = 'demand' | 'supply'

const supplyCalls = {
  page: docking.supplyPage,
  detail: docking.supplyDetail,
  save: docking.supplySave,
  dock: docking.supplyDock,
  up: docking.supplyUp,
  down: docking.supplyDown,
  solve: docking.supplySolve,
  mine: docking.supplyMine,
  myDetail: docking.mySupply,
}

// Casts the calls of a demand to the types of a supply, whose records have all fields of a demand. TypeScript cannot infer
// that, because the type of a call includes its path.
const demandCalls = {
  page: docking.demandPage,
  detail: docking.demandDetail,
  save: docking.demandSave,
  dock: docking.demandDock,
  up: docking.demandUp,
  down: docking.demandDown,
  solve: docking.demandSolve,
  mine: docking.demandMine,
  myDetail: docking.myDemand,
} as unknown as typeof supplyCalls

/** Calls of each kind. */
export const calls = { demand: demandCalls, supply: supplyCalls }

/** Noun of each kind. */
export const nouns = { demand: '需求', supply: '供给' } as const satisfies Record<Kind, string>

/** Returns the name of a kind's form, the key of its drafts. */
export const formOf = (kind: Kind): string => `docking-${kind}`

/** Kind that matches each kind. */
export const otherOf = { demand: 'supply', supply: 'demand' } as const satisfies Record<Kind, Kind>

/** Links to the hall of a kind. */
export const hallLink = (kind: Kind, search: HallSearch = {}): Target =>
  kind === 'demand'
    ? linkOptions({ to: '/docking/demand-service/list', search })
    : linkOptions({ to: '/docking/supply-service/list', search })

/** Links to the public page of a record. */
export const detailLink = (kind: Kind, id: string): Target =>
  kind === 'demand'
    ? linkOptions({ to: '/docking/demand-service/detail', search: { id } })
    : linkOptions({ to: '/docking/supply-service/detail', search: { id } })

/** Links to the form of a new record (`add`), to the form of an own record (`edit`), or to its page (`view`). */
export const ownLink = (kind: Kind, action: 'add' | 'edit' | 'view', id?: string): Target =>
  kind === 'demand'
    ? linkOptions({ to: '/docking/demand-service/$action/{-$id}', params: { action, id } })
    : linkOptions({ to: '/docking/supply-service/$action/{-$id}', params: { action, id } })

/** Links to the form of a new record that begins as a copy. */
export const copyLink = (kind: Kind, copy: string): Target =>
  kind === 'demand'
    ? linkOptions({
        to: '/docking/demand-service/$action/{-$id}',
        params: { action: 'add' },
        search: { copy },
      })
    : linkOptions({
        to: '/docking/supply-service/$action/{-$id}',
        params: { action: 'add' },
        search: { copy },
      })

/** Returns the address that opens a draft: of an edit (`id`), of a copy, or of a new record. */
export function formHref(kind: Kind, id?: string, copy?: string): string {
  const path = `/docking/${kind}-service`
  if (id) return `${path}/edit/${encodeURIComponent(id)}`
  return copy ? `${path}/add?copy=${encodeURIComponent(copy)}` : `${path}/add`
}

/** Links to 我的需求 or 我的供给. */
export const mineLink = (kind: Kind, search: MineSearch = {}): Target =>
  kind === 'demand'
    ? linkOptions({ to: '/user/my-demand', search })
    : linkOptions({ to: '/user/my-supply', search })

const home: Crumb = { label: '首页', link: linkOptions({ to: '/' }) }

/** Returns the breadcrumbs of the public pages of a kind. */
export const hallCrumbs = (kind: Kind): Crumb[] => [
  home,
  { label: `${nouns[kind]}大厅`, link: hallLink(kind) },
]
/** Returns the breadcrumbs of the owner's pages of a kind. */
export const mineCrumbs = (kind: Kind): Crumb[] => [
  home,
  { label: `我的${nouns[kind]}`, link: mineLink(kind) },
]

/** Returns the record key of a demand's or a supply's calls in the outbox. */
export const recordOf = (kind: Kind, id: string): string => `docking:${kind}:${id}`
export { dockingRecord as requestRecord } from '#rules/outbox-records.ts'
