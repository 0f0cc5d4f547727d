import { demandFields, supplyFields } from '#api/docking-fields.ts'
import { labelsOf } from '#api/call/fields.ts'
import type { Labels } from '#blocks/form/names.ts'

/** Words of the fields of both kinds, as what an owner has changed and the city's opinions are told. */
export const labels: Labels = {
  ...labelsOf({ ...demandFields, ...supplyFields }),
  budgetType: '金额方式',
  images: '图片',
}
