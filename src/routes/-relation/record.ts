import { changesIn } from '#offline/outbox/changes.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { useOutbox } from '#offline/view.ts'
import type { Part } from './parts.ts'

export const partTitles: Record<Part, string> = { basic: '企业基本信息', facts: '企业指标' }

/** Changes of one enterprise are sent in order. */
export const recordOf = (enId: string): string => `enterprise:${enId}`

/** Names of the forms, under which their drafts rest. */
export const draftForms: Record<Part, string> = { basic: 'enterprise-basic', facts: 'enterprise-facts' }

/** Version of the shape of the values that drafts of these forms keep. */
export const DRAFT_SCHEMA = 1

/** The address that opens the form of a part. */
export const editHref = (part: Part, enId: string): string =>
  `/user/relation/${encodeURIComponent(enId)}?edit=${part}`

/** A change of this part that still waits on this device. */
export function useWaiting(part: Part, enId: string): OutboxItem | undefined {
  return useOutbox().find(
    (item) => item.enId === enId && changesIn('enterprise', item).some((one) => one.part === part),
  )
}

/**
 * The version that a change is made from. A change that follows another one which still waits here names none: the
 * record will have moved on by that one alone, and the first of them is checked.
 */
export function versionFor(
  outbox: readonly OutboxItem[],
  enId: string,
  version: number,
): { version?: number } {
  return outbox.some((item) => item.record === recordOf(enId)) ? {} : { version }
}
