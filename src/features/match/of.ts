import { linkOptions } from '@tanstack/react-router'
import type { DraftKey } from '#offline/outbox/item.ts'
import type { Calculated } from './calculation-address.ts'

/** For whom is calculated: nobody said, then the current enterprise; `hand`, somebody filled in by hand; else an id of the library. */
export const HAND = 'hand'

const FORM = 'match'

/** Where what was answered rests. */
export const draftKeyOf = (of: string | undefined, enId: string): DraftKey => ({
  form: FORM,
  record: of ?? enId,
})

/** True for drafts of a calculation. */
export const isCalculation = (key: DraftKey): boolean => key.form === FORM

/** Where one answers. */
export const matchLink = ({ of, from }: Partial<Calculated>, ask?: string) =>
  linkOptions({ to: '/policy/calculate/match', search: { of, from, ask } })

/** The report of the calculation, or a saved one. */
export const reportLink = ({ of, from, id }: Partial<Calculated>) =>
  linkOptions({ to: '/policy/calculate/report', search: { of, from, id } })

/** The plan that follows from it. */
export const planLink = ({ of, from, id }: Partial<Calculated>) =>
  linkOptions({ to: '/policy/calculate/plan/$tab', params: { tab: 'package' }, search: { of, from, id } })

/** The address of the form, for the list of drafts. */
export const matchHref = (of: string | undefined): string =>
  `/policy/calculate/match${of === undefined ? '' : `?of=${encodeURIComponent(of)}`}`

/** Record under which what concerns the reports and answers of an enterprise waits in the outbox. */
export const recordOfAnswers = (enId: string): string => `attribute:${enId}`
