import { demandFields, supplyFields } from '#api/docking-fields.ts'
import { labelsOf } from '#api/call/fields.ts'
import type { Labels } from '#blocks/form/names.ts'

/** Labels of the fields of both kinds, for differences and for the opinions of audits. */
export const labels: Labels = {
  ...labelsOf({ ...demandFields, ...supplyFields }),
  budgetType: '金额方式',
  images: '图片',
}
