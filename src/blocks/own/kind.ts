import type { ReactNode } from 'react'
import type { Standings } from '#api/effect.ts'
import { useStanding } from '#blocks/outbox/useStanding.ts'
import type { SendOptions } from '#offline/outbox/outbox.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import type { Lifecycle } from '#rules/states.ts'
import type { ButtonLook } from '#ui/Button.tsx'
import type { Target } from '#ui/link.ts'

/** Names the kinds of records that somebody publishes and the city audits, as the contract does. */
type OwnName = 'demand' | 'supply' | 'listing' | 'product' | 'provider'

/** Holds what is asked of each of them. */
export interface Own<Word extends string> {
  id: string
  /** As the city said. */
  status: Word
  /** Why it was not let through, with 已驳回. */
  reason?: string
  /** True while an edit is not let through and the version before it is public. */
  isShown?: boolean
  version: number
}

/** Puts a call into the outbox with the words that it has there. */
type Sending = (options: SendOptions) => Promise<{ id: string }>

/** Does something with a record that was let through. */
export interface Move<Word extends string> {
  /** The state that it leads to. */
  to: Word
  /** What it is called: 下架. */
  deed: string
  /** What its button says; the deed unless said. */
  label?: string
  /** What is said once it is done; 已 and the deed unless said. */
  done?: string
  /** What is asked before. */
  words?: string
  send: Sending
  /** Draws the button of a move that asks for more before it goes; given how to send what was answered. */
  button?: (look: ButtonLook, onGo: (send: Sending) => void) => ReactNode
}

/** Names a kind of own records, its pages and its place in the outbox. */
export interface OwnPages {
  kind: OwnName
  /** 需求 */
  noun: string
  /** Name of its form, under which its drafts rest. */
  form: string
  /** The page that lists them: 我的需求. */
  mine: { label: string; link: Target }
  /** The page of one of them, as its owner reads it. */
  viewLink: (id: string) => Target
  /** Address of its form: of an edit (`id`), of a copy, or of a new one. */
  formHref: (begin: { id?: string; copy?: string }) => string
  /** Time and result of an audit: 一个工作日内上架. */
  audited: string
  /** Result of an audit for everybody: 上架公开. */
  passed: string
  /** Record under which what concerns it waits in the outbox. */
  recordOf: (id: string) => string
  /** Deletes its draft at the city, where the city keeps drafts of it. */
  drop?: (at: { id: string; version: number }) => Sending
}

/** Describes one kind of them: what its pages need besides its query and its fields. */
export interface OwnKind<Word extends string, One extends Own<Word>> extends OwnPages {
  lifecycle: Lifecycle<Word>
  /** The state in which everybody reads it. */
  up: Word
  /** Where everybody reads it: 大厅. */
  place: string
  titleOf: (one: One) => string
  /** Words of its fields, as its form and the city's opinions call them. */
  labelsOf: (one: One) => Readonly<Record<string, string>>
  editLink: (one: One) => Target
  /** The form of a new one that begins as a copy, where there is such. */
  copyLink?: (one: One) => Target
  movesOf: (one: One) => readonly Move<Word>[]
}

/** Describes a kind of records; see {@link OwnKind}. */
export const ownKind = <Word extends string, One extends Own<Word>>(
  own: OwnKind<Word, One>,
): OwnKind<Word, One> => own

/**
 * Returns the state from which a record may be moved: while an edit of it waits or was sent back, the version before is
 * public (`isShown`).
 */
export const publicState = <Word extends string>(up: Word, now: Word, isShown = false): Word =>
  isShown && (now === '待审核' || now === '已驳回') ? up : now

/** Returns how a record of one's own stands: the last move that waits here counts, which shows as 待生效. */
export function useOwn<Word extends string>(
  { kind }: { kind: OwnName },
  { id, status }: { id: string; status: Word },
  asOf: ReceiptNo,
) {
  const { now, city, ...calls } = useStanding(kind, id, { status } as Standings[OwnName], asOf)
  return { now: now.status as Word, city: city.status as Word, ...calls }
}
