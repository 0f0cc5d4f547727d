import type { StandardSchemaV1 } from '@standard-schema/spec'
import { check } from '#blocks/form/check.ts'
import type { Errors } from '#blocks/form/usePlainForm.ts'

/** Returns the contract's message for each invalid field; a message about one file of several is the whole field's. */
export const errorsOf = <Values extends object>(schema: StandardSchemaV1, values: Values): Errors<Values> =>
  Object.fromEntries(
    [...check(schema, values).issues].map(([name, message]) => [name.replace(/[.[].*$/, ''), message]),
  ) as Errors<Values>
