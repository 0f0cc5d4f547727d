import type { ReactNode } from 'react'
import type { Target } from '#ui/link.ts'

/** One choice of a filter; its link is this page's address with the choice made. */
export interface Choice {
  label: string
  chosen: boolean
  link: Target
  /** How many it would show, where that is known. */
  count?: number
}

/** One filter. The first choice is the one that filters nothing (全部). */
export interface FilterGroup {
  label: string
  choices: Choice[]
  /** True for an order, which leaves nothing out. */
  isOrder?: boolean
  /** So many choices are in sight at once, and those that are set; the others behind 更多. All unless given. */
  fold?: number
  /** Behind the choices: fields for what no list of choices can hold. */
  more?: ReactNode
  /** What is set in these fields, in words. */
  moreSet?: string
}
