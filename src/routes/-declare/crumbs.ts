import { linkOptions } from '@tanstack/react-router'
import type { Crumb } from '#ui/Page.tsx'

/** Breadcrumbs of a declaration. */
export const declarationCrumbs: Crumb[] = [
  { label: '首页', link: linkOptions({ to: '/' }) },
  { label: '我的申报', link: linkOptions({ to: '/user/my-declare' }) },
]
