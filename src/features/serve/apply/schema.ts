import * as v from 'valibot'
import { type MyProvider, ProviderForm } from '#api/serve-provider.ts'
import { providerFields } from '#api/provider-fields.ts'
import { blankOf, formatsOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { Lines, linesOf } from '#blocks/form/lines.ts'
import { pictureOf, Pictures } from '#blocks/form/pictures.ts'

/** Version of the shape of the form's values; raise it with every change of the shape. */
export const DRAFT_SCHEMA = 1

/** Values of the form. */
export type Values = ValuesOf<typeof providerFields>

/** Returns the fields of the body; `FormRules` adds the logo. */
function toFields(values: unknown): unknown {
  const { logo: _, qualifications = '', ...rest } = values as Partial<Values>
  return { ...(withoutEmpty(rest) as object), qualifications: linesOf(qualifications) }
}

const FormRules = v.pipe(
  v.object({
    qualifications: Lines(20),
    logo: Pictures(1, providerFields.logo.label),
  }),
  v.transform(({ logo: [logo] }) => (logo ? { logo: logo.filePath } : {})),
)

/** Schema of the form: the rules of the contract, with empty values as missing ones. */
export const schema = v.intersect([v.pipe(v.unknown(), v.transform(toFields), ProviderForm), FormRules])

/** Labels and number formats of the fields. */
export const display = formatsOf(providerFields)

/** Returns empty values with the known data of the enterprise. */
export const blankValues = (known: Partial<Values>): Values => ({ ...blankOf(providerFields), ...known })

/** Returns the values of a provider of the city. */
export const toValues = (one: MyProvider): Values => ({
  ...valuesFrom(providerFields, one),
  logo: one.logo ? [pictureOf(one.logo, 0)] : [],
})
