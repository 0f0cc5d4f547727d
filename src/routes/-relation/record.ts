import { changesIn } from '#offline/outbox/changes.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { useOutbox } from '#offline/view.ts'
import type { Part } from './parts.ts'

export const partTitles: Record<Part, string> = { basic: '企业基本信息', facts: '企业指标' }

/** Returns the outbox record key of an enterprise, so that its changes are sent in order. */
export const recordOf = (enId: string): string => `enterprise:${enId}`

/** Names of the forms in the keys of their drafts. */
export const draftForms: Record<Part, string> = { basic: 'enterprise-basic', facts: 'enterprise-facts' }

/** Schema version of the values in the drafts of these forms. */
export const DRAFT_SCHEMA = 1

/** Returns the address that opens the form of a part. */
export const editHref = (part: Part, enId: string): string =>
  `/user/relation/${encodeURIComponent(enId)}?edit=${part}`

/** Returns the outbox item that changes this part; undefined without one. */
export function useWaiting(part: Part, enId: string): OutboxItem | undefined {
  return useOutbox().find(
    (item) => item.enId === enId && changesIn('enterprise', item).some((one) => one.part === part),
  )
}

/**
 * Returns the version of the record that a change is based on. Omits the version for a change behind another
 * item in the outbox, because that item changes the version; the city then checks the version of the first
 * item only.
 */
export function versionFor(
  outbox: readonly OutboxItem[],
  enId: string,
  version: number,
): { version?: number } {
  return outbox.some((item) => item.record === recordOf(enId)) ? {} : { version }
}
