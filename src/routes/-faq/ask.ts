import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'

/** Where one asks; `question` is taken along as the beginning of the title. */
export const askLink = (question?: string): Target =>
  linkOptions({
    to: '/$',
    params: { _splat: 'appeal/demand' },
    search: (question ? { question } : {}) as { id?: string },
  })

/** Where others' public appeals are read. */
export const publicLink = linkOptions({ to: '/appeal/demand/list' })
