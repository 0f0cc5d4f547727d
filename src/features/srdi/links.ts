import { linkOptions } from '@tanstack/react-router'

export const srdiSteps = ['form1', 'form2', 'form3'] as const
export type SrdiStep = (typeof srdiSteps)[number]

/**
 * Links to a page of the self-evaluation; `of` is `hand` for an enterprise filled in by hand, otherwise the current
 * enterprise is meant.
 */
export const srdiLink = (step: SrdiStep | 'description', of?: 'hand', hash?: string) =>
  linkOptions({ to: '/srdi/$step', params: { step }, search: { of }, ...(hash ? { hash } : {}) })
