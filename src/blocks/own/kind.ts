import type { ReactNode } from 'react'
import type { Standings } from '#api/effect.ts'
import { useStanding } from '#blocks/outbox/useStanding.ts'
import type { SendOptions } from '#offline/outbox/outbox.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import type { Lifecycle } from '#rules/states.ts'
import type { ButtonLook } from '#ui/Button.tsx'
import type { Target } from '#ui/link.ts'

/** Kinds of own records, by their names in the contract. */
type OwnName = 'demand' | 'supply' | 'listing' | 'product' | 'provider'

/** Fields that every own record has. */
export interface Own<Word extends string> {
  id: string
  /** State in the city's last answer. */
  status: Word
  /** Time of the last step, from which the term of its audit counts. */
  updateTime: string
  /** Reason of the rejection, in 已驳回. */
  reason?: string
  /** True while an edit waits for its audit or is rejected, and the version before it is public. */
  isShown?: boolean
  version: number
}

/** Queues a call in the outbox under the given title. */
type Sending = (options: SendOptions) => Promise<{ id: string }>

/** Describes a move: a change of the state of an own record by its owner. */
export interface Move<Word extends string> {
  /** State after the move. */
  to: Word
  /** Verb of the move: 下架. */
  verb: string
  /** Label of the button; the verb by default. */
  label?: string
  /** Message after the move; 已 and the verb by default. */
  doneText?: string
  /** Text of the confirmation; without it the move needs none. */
  confirmation?: string
  send: Sending
  /** Renders the button of a move that needs an answer first; `onGo` queues the call with the answer. */
  button?: (look: ButtonLook, onGo: (send: Sending) => void) => ReactNode
}

/** Names a kind of own records, its pages and its place in the outbox. */
export interface OwnPages {
  kind: OwnName
  /** 需求 */
  noun: string
  /** Name of its form, the key of its drafts. */
  form: string
  /** The page that lists them: 我的需求. */
  mine: { label: string; link: Target }
  /** The page of one of them, as its owner reads it. */
  viewLink: (id: string) => Target
  /** Address of its form: of an edit (`id`), of a copy, or of a new one. */
  formHref: (begin: { id?: string; copy?: string }) => string
  /** Working days within which the city usually audits it. */
  auditDays: number
  /** Result of an audit in a word: 上架. */
  audited: string
  /** Result of an audit for everybody: 上架公开. */
  passed: string
  /** Returns the record key of its calls in the outbox. */
  recordOf: (id: string) => string
  /** Deletes its draft at the city, or takes it back from its audit, where the city keeps drafts of it. */
  drop?: (at: { id: string; version: number }) => Sending
}

/** Describes a kind of own records: everything that its pages need besides the query and the fields. */
export interface OwnKind<Word extends string, One extends Own<Word>> extends OwnPages {
  lifecycle: Lifecycle<Word>
  /** State in which the record is public. */
  publicStatus: Word
  /** Name of the public place: 大厅. */
  place: string
  titleOf: (one: One) => string
  /** Returns the labels of its fields, for audits and differences. */
  labelsOf: (one: One) => Readonly<Record<string, string>>
  editLink: (one: One) => Target
  /** Links to a form that begins as a copy, for kinds with copies. */
  copyLink?: (one: One) => Target
  movesOf: (one: One) => readonly Move<Word>[]
}

/** Checks the description of a kind; see {@link OwnKind}. */
export const ownKind = <Word extends string, One extends Own<Word>>(
  own: OwnKind<Word, One>,
): OwnKind<Word, One> => own

/**
 * Returns the state that the moves of a record start from: the public one while an edit waits or is rejected and the
 * version before it is public (`isShown`).
 */
export const publicState = <Word extends string>(publicStatus: Word, now: Word, isShown = false): Word =>
  isShown && (now === '待审核' || now === '已驳回') ? publicStatus : now

/** Returns the standing of an own record; the last waiting move counts and shows as 待生效. */
export function useOwn<Word extends string>(
  { kind }: { kind: OwnName },
  { id, status }: { id: string; status: Word },
  asOf: ReceiptNo,
) {
  const { now, city, ...calls } = useStanding(kind, id, { status } as Standings[OwnName], asOf)
  return { now: now.status as Word, city: city.status as Word, ...calls }
}
