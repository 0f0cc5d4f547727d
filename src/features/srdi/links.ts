import { linkOptions } from '@tanstack/react-router'

export const srdiSteps = ['form1', 'form2', 'form3'] as const
export type SrdiStep = (typeof srdiSteps)[number]

/** A page of the self evaluation; `of` is `hand` where it is filled in by hand, else it is the current enterprise's. */
export const srdiLink = (step: SrdiStep | 'description', of?: 'hand', hash?: string) =>
  linkOptions({ to: '/srdi/$step', params: { step }, search: { of }, ...(hash ? { hash } : {}) })
