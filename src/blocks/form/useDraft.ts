import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { loadDraft, loadForeign, removeDraft } from '#offline/drafts/drafts.ts'
import type { Draft, DraftKey, ReceiptNo } from '#offline/outbox/item.ts'
import { newestReceipt } from '#offline/outbox/store.ts'
import { useReady } from '#offline/useReady.ts'
import { useAccount } from '#session/account.ts'
import { restore } from './restore.ts'

interface DraftInput<Values, Base> {
  /** Name of the form, under which its drafts rest. */
  form: string
  /** Which record it is about: its id, or a word for a new one. Each has a draft of its own in each enterprise. */
  record: string
  /** Version of the shape of the values; raise it when they change. */
  schemaVersion: number
  /** The form before anything is typed. */
  blank: Values
  /** The record as the city has it, where one is changed. */
  fromServer?: { base: Base; shape: v.GenericSchema<unknown, Base>; toValues: (base: Base) => Values }
  /**
   * True while the draft at the city that it would go on from, or the word that there is none, is not here: then it begins
   * only with a draft of this device, so that nobody fills in a second one unasked.
   */
  awaits?: boolean
  /** What the form begins with, such as the enterprise's profile: it waits for these, but not for the network. */
  needs?: Parameters<typeof useReady>[1]
  /** Fields that begin anew each time, such as a promise. */
  anew?: readonly (keyof Values)[]
}

/** How a form begins: with a draft of this device, the city's record, or blank. */
export interface Beginning<Values, Base> {
  values: Values
  /** The record that editing began from: a change made elsewhere since then must show as a conflict. */
  base: Base | undefined
  /** The draft that it goes on from. */
  kept: Draft | undefined
  /** The newest receipt that was here when it was begun. */
  asOf: ReceiptNo
  /** Names of fields that could not be taken over from it; see `restore`. */
  lost: readonly string[]
  /** A newer version of the form keeps a draft here: it stays, and nothing can be kept beside it. */
  refused: boolean
  /** Enterprises of this user that have a draft of the same form, where the current one has none. */
  foreign: readonly string[]
}

export interface DraftState<Values, Base> {
  key: DraftKey
  schemaVersion: number
  blank: Values
  /** Undefined while it is being read. */
  begun: Beginning<Values, Base> | undefined
  /** True where it has not begun because the draft at the city is not here, nor one of this device. */
  isAwaiting?: boolean
  /** The device could not read it. */
  failed: boolean
  /** Reads it once more: what is typed goes. */
  again: () => void
  /** Forgets the draft with its files, and begins anew. */
  discard: () => Promise<void>
}

let mounts = 0

/**
 * Finds how a form of one record begins. It begins once, and from then on nothing that comes later changes it.
 */
export function useDraft<Values extends object, Base = undefined>(
  input: DraftInput<Values, Base>,
): DraftState<Values, Base> {
  const { form, record, schemaVersion, blank, needs = [] } = input
  const { enId } = useAccount()
  const [round, setRound] = useState(0)
  const [begun, setBegun] = useState<{ at: string; beginning: Beginning<Values, Base>; blank: Values }>()
  const key = { form, record }
  // Each time that a form is opened it reads anew: what another one has kept meanwhile is never overlooked.
  const [mount] = useState(() => (mounts += 1))
  const at = [form, enId, record, mount, round].join('|')
  const stored = useQuery({
    queryKey: ['draft', at],
    queryFn: async () => {
      const [kept, newest] = await Promise.all([loadDraft(key), newestReceipt()])
      const foreign = kept ? [] : (await loadForeign(key)).map((one) => one.enId)
      return { kept, foreign, asOf: kept?.asOf ?? newest }
    },
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const isReady = useReady(at, needs)
  const isBegun = begun?.at === at
  const isAwaiting = !isBegun && input.awaits === true && stored.data?.kept === undefined
  if (stored.data && isReady && !isBegun && !isAwaiting) {
    const { kept, ...rest } = stored.data
    setBegun({ at, blank, beginning: { ...begin(input, kept), ...rest } })
  }
  const again = () => setRound((before) => before + 1)
  return {
    key,
    schemaVersion,
    blank: isBegun ? begun.blank : blank,
    begun: isBegun ? begun.beginning : undefined,
    isAwaiting: isAwaiting && stored.data !== undefined,
    failed: stored.isError,
    again: () => (stored.isError ? void stored.refetch() : again()),
    discard: () => removeDraft(key).then(again),
  }
}

function begin<Values extends object, Base>(
  { schemaVersion, blank, fromServer, anew = [] }: DraftInput<Values, Base>,
  kept: Draft | undefined,
): Omit<Beginning<Values, Base>, 'foreign' | 'asOf'> {
  const before = fromServer && v.safeParse(fromServer.shape, kept?.base)
  const base = before?.success ? before.output : fromServer?.base
  const start = fromServer ? fromServer.toValues(fromServer.base) : blank
  const refused = kept !== undefined && kept.schema > schemaVersion
  if (!kept || refused) return { values: start, base, kept, lost: [], refused }
  const { values, lost } = restore(start, kept.values)
  const fresh = Object.fromEntries(anew.map((name) => [name, blank[name]]))
  return { values: { ...values, ...fresh }, base, kept, lost, refused }
}
