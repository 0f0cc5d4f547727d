import { linkOptions } from '@tanstack/react-router'
import type { DraftKey } from '#offline/outbox/item.ts'
import type { CalculationSearch } from './calculation-address.ts'

/**
 * Value of `of` for an enterprise filled in by hand. Without `of` the current enterprise is meant; any other value is
 * an id of the library.
 */
export const HAND = 'hand'

const FORM = 'match'

/** Returns the draft key of the answers of a calculation. */
export const draftKeyOf = (of: string | undefined, enId: string): DraftKey => ({
  form: FORM,
  record: of ?? enId,
})

/** True for drafts of a calculation. */
export const isCalculation = (key: DraftKey): boolean => key.form === FORM

/** Links to the form with the answers of a calculation. */
export const matchLink = ({ of, from }: Partial<CalculationSearch>, ask?: string) =>
  linkOptions({ to: '/policy/calculate/match', search: { of, from, ask } })

/** Links to the report of the calculation, or to a saved one. */
export const reportLink = ({ of, from, id }: Partial<CalculationSearch>) =>
  linkOptions({ to: '/policy/calculate/report', search: { of, from, id } })

/** Links to the plan that follows from the report. */
export const planLink = ({ of, from, id }: Partial<CalculationSearch>) =>
  linkOptions({ to: '/policy/calculate/plan/$tab', params: { tab: 'package' }, search: { of, from, id } })

/** Returns the address of the form, for the list of drafts. */
export const matchHref = (of: string | undefined): string =>
  `/policy/calculate/match${of === undefined ? '' : `?of=${encodeURIComponent(of)}`}`

/** Returns the outbox record for the reports and answers of an enterprise. */
export const recordOfAnswers = (enId: string): string => `attribute:${enId}`
