import { linkOptions } from '@tanstack/react-router'
import type { Item } from '#api/item.ts'
import type { Target } from '#ui/link.ts'

/** Returns the page of an application-free benefit (免申即享), by its item's id. */
export const benefitLink = (id: string) => linkOptions({ to: '/declare/no-apply/detail', search: { id } })

/** Returns the form in which an item is declared on this portal. */
export function formLink({ id, formKey }: Pick<Item, 'id' | 'formKey'>): Target {
  if (formKey === 'apply') return linkOptions({ to: '/declare/apply/add', search: { item: id } })
  return formKey === 'apply-msjx'
    ? benefitLink(id)
    : linkOptions({ to: '/declare/apply/spec-declare', search: { item: id } })
}
