import { linkOptions } from '@tanstack/react-router'

/** Where a returned declaration is mended. */
export const editLink = (id: string) =>
  linkOptions({ to: '/declare/apply/$action/{-$id}', params: { action: 'edit', id } })

/** Where a declaration is looked at. */
export const viewLink = (id: string) =>
  linkOptions({ to: '/declare/apply/$action/{-$id}', params: { action: 'view', id } })
