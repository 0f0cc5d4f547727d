import type * as v from 'valibot'
import type { Endpoint, Input } from '#api/call/endpoint.ts'
import type { FieldError } from '#api/call/error.ts'
import { type Saved, savedOf } from '#blocks/form/city-draft.ts'
import { type DraftState, useDraft } from '#blocks/form/useDraft.ts'
import { type DraftFormInput, useDraftForm } from '#blocks/form/useDraftForm.ts'
import type { useReady } from '#offline/useReady.ts'
import { copyRecord } from './copy-record.ts'
import type { OwnPages } from './kind.ts'

/** Says how the form of an own record begins; without any of these it begins a new one. */
export interface Beginning<One, Values> {
  /** The record to edit. */
  record?: One
  /** Id of a record to edit that is not on this device. */
  absent?: string
  /** Name under which this device keeps the draft; the record's id unless given. */
  kept?: string
  /** Values of a new record, and what they are a copy of. */
  copied?: { values: Values; copy: string; sources?: Readonly<Record<string, string>> }
}

/** Returns true for the form of a new record that is no copy: only there the portal fills in what it knows. */
export const isNew = ({ record, absent, copied }: Beginning<unknown, unknown>): boolean =>
  !record && !absent && !copied

/** Holds what the form reads of a record. */
interface Edited {
  id: string
  version: number
  status: string
  audits?: readonly { fields?: readonly FieldError[] }[]
}

export interface OwnFormInput<Values, One, Out, E extends Endpoint, Key extends string>
  extends
    Beginning<One, Values>,
    Omit<DraftFormInput<Values, One, Out, E, Key>, 'draft' | 'href' | 'changes' | 'edits' | 'send'> {
  own: OwnPages
  schemaVersion: number
  shape: v.GenericSchema<unknown, One>
  toValues: (one: One) => Values
  /** The values of a new record. */
  blank: Values
  /** Queries whose answers the form begins with; it waits for these, but not for the network. */
  needs?: Parameters<typeof useReady>[1]
  /** Adds to the deletion of a draft on this device. */
  wrapDraft?: (draft: DraftState<Values, One>) => DraftState<Values, One>
  /** Returns checked values with the newest version of the draft at the city. */
  withNewestDraft?: (values: Out) => Out
  /** Makes the call that saves the body. */
  send: (body: Saved<Out>) => readonly [E, Input<E>]
}

/** Follows the form of an own record from its draft, the city's record or a copy into the outbox. */
export function useOwnForm<
  Values extends object,
  One extends Edited,
  Out extends object,
  E extends Endpoint,
  Key extends string = string,
>(input: OwnFormInput<Values, One, Out, E, Key>) {
  const { own, record, absent, kept, copied, schemaVersion, shape, toValues, blank, needs, ...rest } = input
  const { wrapDraft, withNewestDraft, send, ...form } = rest
  const id = record?.id ?? absent
  const draft = useDraft({
    form: own.form,
    record: kept ?? id ?? (copied ? copyRecord(copied.copy) : 'new'),
    schemaVersion,
    blank: copied?.values ?? blank,
    fromServer: record && { base: record, shape, toValues },
    needs,
  })
  return useDraftForm({
    said: record?.status === '已驳回' ? record.audits?.at(-1)?.fields : undefined,
    ...form,
    sources: copied?.sources ?? form.sources,
    draft: wrapDraft ? wrapDraft(draft) : draft,
    href: own.formHref({ id, copy: copied?.copy }),
    changes: own.recordOf(id ?? 'new'),
    edits: id,
    send: (values, base) => send(savedOf(withNewestDraft ? withNewestDraft(values) : values, base)),
  })
}
