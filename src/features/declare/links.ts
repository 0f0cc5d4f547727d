import { linkOptions } from '@tanstack/react-router'
import type { DeclarationBrief } from '#api/declaration.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import type { Target } from '#ui/link.ts'

/** Links to the form of a returned declaration; a special one (专项申报) has a form of its own. */
export const editLink = ({ id, type }: Pick<DeclarationBrief, 'id' | 'type'>): Target =>
  type === 'spec-declare'
    ? linkOptions({ to: '/declare/apply/spec-declare', search: { id } })
    : linkOptions({ to: '/declare/apply/$action/{-$id}', params: { action: 'edit', id }, search: { type } })

/** Links to the page of a declaration. */
export const viewLink = ({ id, type }: Pick<DeclarationBrief, 'id' | 'type'>) =>
  linkOptions({ to: '/declare/apply/$action/{-$id}', params: { action: 'view', id }, search: { type } })

/** True for a declaration that can be copied: the enterprise wrote it, and it has ended, successfully or not. */
export const mayCopy = ({ type, status }: Pick<DeclarationBrief, 'type' | 'status'>): boolean =>
  type !== 'apply-msjx' && declarationLifecycle.isFinal(status)

/**
 * Links to a new declaration that starts as a copy of this one, for the same item unless another of its kind is
 * named.
 */
export const copyLink = (
  { id, itemId, type }: Pick<DeclarationBrief, 'id' | 'itemId' | 'type'>,
  item = itemId,
): Target =>
  type === 'spec-declare'
    ? linkOptions({ to: '/declare/apply/spec-declare', search: { item, copy: id } })
    : linkOptions({ to: '/declare/apply/add', search: { item, from: id } })
