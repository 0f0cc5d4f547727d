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
  /** Name of the form, part of its drafts' key. */
  form: string
  /** Record being edited: its id, or a fixed word for a new one. Each record has its own draft in each enterprise. */
  record: string
  /** Version of the values' shape; increase it when the shape changes. */
  schemaVersion: number
  /** Initial values of a new record. */
  blank: Values
  /** Existing record of the city, if one is edited. */
  fromServer?: { base: Base; shape: v.GenericSchema<unknown, Base>; toValues: (base: Base) => Values }
  /**
   * True while it is unknown whether the city has a draft to continue from: the form then starts only with a draft of
   * this device, so that nobody starts a second draft unintentionally.
   */
  awaits?: boolean
  /**
   * Queries for prefilled values, such as the enterprise's profile: the form waits for them, but not for the network.
   */
  needs?: Parameters<typeof useReady>[1]
  /** Converts the values of a draft that an earlier version kept to today's shape. */
  migrate?: (kept: unknown) => unknown
  /** Fields that are always reset, such as a consent. */
  anew?: readonly (keyof Values)[]
}

/** Initial state of a form: a draft of this device, the city's record, or blank. */
export interface Beginning<Values, Base> {
  values: Values
  /** Record from which editing started: a change made elsewhere since then must cause a conflict. */
  base: Base | undefined
  /** Draft from which the form continues. */
  kept: Draft | undefined
  /** Newest receipt on this device when the draft was started. */
  asOf: ReceiptNo
  /** Names of fields that could not be restored from the draft; see `restore`. */
  lost: readonly string[]
  /** True if a newer version of the form saved the draft: it is kept unchanged, and no other can be saved. */
  refused: boolean
  /** Other enterprises of this user with a draft of the same form, if the current one has none. */
  foreign: readonly string[]
}

export interface DraftState<Values, Base> {
  key: DraftKey
  schemaVersion: number
  blank: Values
  /** Undefined while the draft is being read. */
  begun: Beginning<Values, Base> | undefined
  /** True if the form has not started because neither the city's draft nor one of this device is available. */
  isAwaiting?: boolean
  /** True if the device failed to read the draft. */
  failed: boolean
  /** Reads the draft again; unsaved input is lost. */
  again: () => void
  /** Deletes the draft with its files, and starts again. */
  discard: () => Promise<void>
}

let mountCount = 0

/** Loads the initial state of a record's form. The state is set once; later answers do not change it. */
export function useDraft<Values extends object, Base = undefined>(
  input: DraftInput<Values, Base>,
): DraftState<Values, Base> {
  const { form, record, schemaVersion, blank, needs = [] } = input
  const { enId } = useAccount()
  const [round, setRound] = useState(0)
  const [begun, setBegun] = useState<{ at: string; beginning: Beginning<Values, Base>; blank: Values }>()
  const key = { form, record }
  // Reads anew at every mount, so that a draft saved by another form instance is never missed.
  const [mount] = useState(() => (mountCount += 1))
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
  const restart = () => setRound((before) => before + 1)
  return {
    key,
    schemaVersion,
    blank: isBegun ? begun.blank : blank,
    begun: isBegun ? begun.beginning : undefined,
    isAwaiting: isAwaiting && stored.data !== undefined,
    failed: stored.isError,
    again: () => (stored.isError ? void stored.refetch() : restart()),
    discard: () => removeDraft(key).then(restart),
  }
}

function begin<Values extends object, Base>(
  { schemaVersion, blank, fromServer, migrate = (values) => values, anew = [] }: DraftInput<Values, Base>,
  kept: Draft | undefined,
): Omit<Beginning<Values, Base>, 'foreign' | 'asOf'> {
  const before = fromServer && v.safeParse(fromServer.shape, kept?.base)
  const base = before?.success ? before.output : fromServer?.base
  const start = fromServer ? fromServer.toValues(fromServer.base) : blank
  const refused = kept !== undefined && kept.schema > schemaVersion
  if (!kept || refused) return { values: start, base, kept, lost: [], refused }
  const { values, lost } = restore(start, migrate(kept.values))
  const fresh = Object.fromEntries(anew.map((name) => [name, blank[name]]))
  return { values: { ...values, ...fresh }, base, kept, lost, refused }
}
