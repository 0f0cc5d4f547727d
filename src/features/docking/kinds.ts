import { linkOptions } from '@tanstack/react-router'
import { docking } from '#api/docking.ts'
import type { Target } from '#ui/link.ts'
import type { Crumb } from '#ui/Page.tsx'
import type { HallSearch, MineSearch } from './docking-address.ts'

/** Demands and supplies: they differ in their words, their calls and what a supply says besides. */
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

// A demand's records have nothing that a supply's have not, so the supply's types say both. TypeScript cannot see that:
// the type of a call carries its path, too.
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

/** The calls of each kind. */
export const calls = { demand: demandCalls, supply: supplyCalls }

/** What each kind is called. */
export const nouns = { demand: '需求', supply: '供给' } as const satisfies Record<Kind, string>

/** Name of the form of a kind, under which its drafts rest. */
export const formOf = (kind: Kind): string => `docking-${kind}`

/** The other kind: what answers to it. */
export const otherOf = { demand: 'supply', supply: 'demand' } as const satisfies Record<Kind, Kind>

/** The hall of a kind. */
export const hallLink = (kind: Kind, search: HallSearch = {}): Target =>
  kind === 'demand'
    ? linkOptions({ to: '/docking/demand-service/list', search })
    : linkOptions({ to: '/docking/supply-service/list', search })

/** The public page of a record. */
export const detailLink = (kind: Kind, id: string): Target =>
  kind === 'demand'
    ? linkOptions({ to: '/docking/demand-service/detail', search: { id } })
    : linkOptions({ to: '/docking/supply-service/detail', search: { id } })

/** A new record (`add`), the form of one's own, or how it stands. */
export const ownLink = (kind: Kind, action: 'add' | 'edit' | 'view', id?: string): Target =>
  kind === 'demand'
    ? linkOptions({ to: '/docking/demand-service/$action/{-$id}', params: { action, id } })
    : linkOptions({ to: '/docking/supply-service/$action/{-$id}', params: { action, id } })

/** The form of a new record that begins as a copy of one's own. */
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

/** The address of a form, for its draft to be opened by: an edit (`id`), a copy, or a new one. */
export function formHref(kind: Kind, id?: string, copy?: string): string {
  const path = `/docking/${kind}-service`
  if (id) return `${path}/edit/${encodeURIComponent(id)}`
  return copy ? `${path}/add?copy=${encodeURIComponent(copy)}` : `${path}/add`
}

/** 我的需求, 我的供给. */
export const mineLink = (kind: Kind, search: MineSearch = {}): Target =>
  kind === 'demand'
    ? linkOptions({ to: '/user/my-demand', search })
    : linkOptions({ to: '/user/my-supply', search })

const home: Crumb = { label: '首页', link: linkOptions({ to: '/' }) }

/** The way to a public page of a kind, its hall included below it. */
export const hallCrumbs = (kind: Kind): Crumb[] => [
  home,
  { label: `${nouns[kind]}大厅`, link: hallLink(kind) },
]
/** The way to what is one's own. */
export const mineCrumbs = (kind: Kind): Crumb[] => [
  home,
  { label: `我的${nouns[kind]}`, link: mineLink(kind) },
]

/** Record under which what concerns a demand or a supply waits in the outbox. */
export const recordOf = (kind: Kind, id: string): string => `docking:${kind}:${id}`
/** Record under which a request to dock, and its steps, wait. */
export const requestRecord = (kind: Kind, id: string): string => `docking-ask:${kind}:${id}`
