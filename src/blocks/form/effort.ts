import { getBy } from '@tanstack/react-form'
import { isFilled } from './filled.ts'
import type { FormState } from './form-state.ts'
import { linesOf } from './review-words.ts'

/** Work that a form still takes: fields and papers left to fill in, beside the fields already filled in. */
export interface Effort {
  filled: number
  fields: number
  papers: number
}

/** Minutes that one field takes, and one paper, which has to be found and chosen. */
const MINUTES = { field: 0.5, paper: 2 }

/** Counts what is filled in and what is left in a form. Leaves out the consent, which takes no time. */
export function effortOf({
  steps,
  values,
  isAsked,
  wrong,
  later,
}: Pick<FormState, 'steps' | 'values' | 'isAsked' | 'wrong' | 'later'>): Effort {
  const isConsent = (name: string) => typeof getBy(values, name) === 'boolean'
  const left = [...new Set([...wrong, ...later].map(({ name }) => name))].filter((name) => !isConsent(name))
  const filled = steps
    .flatMap(({ fields }) => fields)
    .filter(isAsked)
    .flatMap((name) => linesOf(name, values))
    .filter((name) => !left.includes(name) && !isConsent(name) && isFilled(getBy(values, name)))
  const papers = left.filter((name) => name.endsWith('.files'))
  return { filled: filled.length, fields: left.length - papers.length, papers: papers.length }
}

/**
 * Returns the work in words: 约需 12 分钟，8 项已填. Half a minute for each field left and two for each paper, rounded
 * up to whole minutes; `end` says what remains to be done with a form that is filled in.
 */
export function effortText({ filled, fields, papers }: Effort, end: string): string {
  const minutes = Math.ceil(fields * MINUTES.field + papers * MINUTES.paper)
  const done = filled > 0 ? `${String(filled)} 项已填` : ''
  return [minutes > 0 ? `约需 ${String(minutes)} 分钟` : '', done, minutes > 0 ? '' : end]
    .filter(Boolean)
    .join('，')
}
