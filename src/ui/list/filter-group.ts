import type { ReactNode } from 'react'
import type { Target } from '#ui/link.ts'

/** Choice of a filter; its link is this page's address with the choice selected */
export interface Choice {
  label: string
  chosen: boolean
  link: Target
  /** Number of results, if it is known */
  count?: number
}

/** Filter; its first choice filters nothing (全部) */
export interface FilterGroup {
  label: string
  choices: Choice[]
  /** True for a sort order, which excludes no records */
  isOrder?: boolean
  /** Number of choices shown at first, besides selected ones; the others are behind 更多. All by default */
  fold?: number
  /** Content after the choices: fields for values without a list */
  more?: ReactNode
  /** Values of these fields as text */
  moreSet?: string
}
