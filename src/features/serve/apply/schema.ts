import * as v from 'valibot'
import { type MyProvider, ProviderForm } from '#api/serve-provider.ts'
import { providerFields } from '#api/provider-fields.ts'
import { blankOf, saidOf, type ValuesOf, valuesFrom } from '#blocks/form/fields.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { Lines, linesOf } from '#blocks/form/lines.ts'
import { pictureOf, Pictures } from '#blocks/form/pictures.ts'

/** Version of the shape of the form's values; raise it when they change. */
export const DRAFT_SCHEMA = 1

/** What is typed into the form. */
export type Values = ValuesOf<typeof providerFields>

/** The body's fields of some values; the logo goes along beside them. */
function toFields(values: unknown): unknown {
  const { logo: _, qualifications = '', ...rest } = values as Partial<Values>
  return { ...(withoutEmpty(rest) as object), qualifications: linesOf(qualifications) }
}

const Beside = v.pipe(
  v.object({
    qualifications: Lines(20),
    logo: Pictures(1, providerFields.logo.label),
  }),
  v.transform(({ logo: [logo] }) => (logo ? { logo: logo.filePath } : {})),
)

/** The rules are the contract's; what was left empty counts as missing. */
export const schema = v.intersect([v.pipe(v.unknown(), v.transform(toFields), ProviderForm), Beside])

/** The words of the fields, and how numbers are written. */
export const said = saidOf(providerFields)

/** The form before anything is typed, but for what is known of the enterprise. */
export const blankValues = (known: Partial<Values>): Values => ({ ...blankOf(providerFields), ...known })

/** The values of a provider that the city holds. */
export const toValues = (one: MyProvider): Values => ({
  ...valuesFrom(providerFields, one),
  logo: one.logo ? [pictureOf(one.logo, 0)] : [],
})
