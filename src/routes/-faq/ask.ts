import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/** Links to the appeal form; `question` becomes the title's initial value. */
export const askLink = (question?: string): Target =>
  linkOptions({ to: '/appeal/demand', search: question ? { question } : {} })

/** Link to the public appeals. */
export const publicLink = linkOptions({ to: '/appeal/demand/list' })
