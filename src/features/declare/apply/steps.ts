import { declarationSteps } from '#api/declaration-fields.ts'
import { fieldsWithDetails } from '#api/item-details.ts'
import type { ItemField } from '#api/item-fields.ts'
import { formatsOf, stepsOf } from '#blocks/form/fields.ts'

/**
 * Returns the steps of an item's form with their fields in order, the labels of the fields, the fields that are
 * amounts in 元, and the format of the other numbers.
 */
export function formatsFor(fields: readonly ItemField[] | undefined) {
  const table = fieldsWithDetails(fields)
  return { steps: stepsOf(declarationSteps, table), ...formatsOf(table) }
}
