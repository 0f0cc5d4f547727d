import { linkOptions } from '@tanstack/react-router'
import type { DeclarationBrief } from '#api/declaration.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import type { Target } from '#ui/link.ts'

/** Where a returned declaration is mended: a special one (专项申报) in a form of its own. */
export const editLink = ({ id, type }: Pick<DeclarationBrief, 'id' | 'type'>): Target =>
  type === 'spec-declare'
    ? linkOptions({ to: '/declare/apply/spec-declare', search: { id } })
    : linkOptions({ to: '/declare/apply/$action/{-$id}', params: { action: 'edit', id }, search: { type } })

/** Where a declaration is looked at. */
export const viewLink = ({ id, type }: Pick<DeclarationBrief, 'id' | 'type'>) =>
  linkOptions({ to: '/declare/apply/$action/{-$id}', params: { action: 'view', id }, search: { type } })

/** True for what can be begun anew from: a declaration that the enterprise wrote and that has come to an end, well or not. */
export const mayCopy = ({ type, status }: Pick<DeclarationBrief, 'type' | 'status'>): boolean =>
  type !== 'apply-msjx' && declarationLifecycle.isFinal(status)

/** A new declaration that begins with what was handed in before; of the same item unless another of its kind is named. */
export const copyLink = (
  { id, itemId, type }: Pick<DeclarationBrief, 'id' | 'itemId' | 'type'>,
  item = itemId,
): Target =>
  type === 'spec-declare'
    ? linkOptions({ to: '/declare/apply/spec-declare', search: { item, copy: id } })
    : linkOptions({ to: '/declare/apply/add', search: { item, from: id } })
