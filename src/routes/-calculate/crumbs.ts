import { linkOptions } from '@tanstack/react-router'
import type { Crumb } from '#ui/Page.tsx'

/** Breadcrumbs of all calculation pages. */
export const crumbs: Crumb[] = [
  { label: '首页', link: linkOptions({ to: '/' }) },
  { label: '政策计算', link: linkOptions({ to: '/policy/calculate' }) },
]
