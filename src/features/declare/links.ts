import { linkOptions } from '@tanstack/react-router'

/** Where a returned declaration is mended. */
export const editLink = (id: string) =>
  linkOptions({ to: '/declare/apply/$action/{-$id}', params: { action: 'edit', id } })

/** Where a declaration is looked at. */
export const viewLink = (id: string) =>
  linkOptions({ to: '/declare/apply/$action/{-$id}', params: { action: 'view', id } })

/** Where an application-free benefit is read and confirmed, by its item's id. */
export const benefitLink = (id: string) => linkOptions({ to: '/declare/no-apply/detail', search: { id } })
