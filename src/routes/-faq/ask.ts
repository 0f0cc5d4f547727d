import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/** Where one asks; `question` is taken along as the beginning of the title. */
export const askLink = (question?: string): Target =>
  linkOptions({ to: '/appeal/demand', search: question ? { question } : {} })

/** Where others' public appeals are read. */
export const publicLink = linkOptions({ to: '/appeal/demand/list' })
