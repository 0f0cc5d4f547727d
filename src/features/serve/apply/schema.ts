import * as v from 'valibot'
import { type MyProvider, ProviderForm } from '#api/serve-provider.ts'
import { withoutEmpty } from '#blocks/form/filled.ts'
import { Lines, linesOf, pictureOf } from '#features/serve/lines.ts'
import { type Attachment, isAttachment } from '#lib/attachment.ts'
import type { Typed } from '#ui/form/typed.ts'

/** Version of the shape of the form's values; raise it when they change. */
export const DRAFT_SCHEMA = 1

/** What is typed into the form; '' and undefined while nothing is there. */
export interface Values {
  name: string
  creditCode: string
  nature: string
  foundedYear: Typed
  teamSize: Typed
  serviceTypes: string[] | undefined
  coverage: string[] | undefined
  /** An entry a line. */
  qualifications: string
  intro: string
  address: string
  website: string
  contactName: string
  contactPhone: string
  logo: Attachment[]
}

/** The body's fields of some values; the logo goes along beside them. */
function toFields(values: unknown): unknown {
  const { logo: _, qualifications = '', ...rest } = values as Partial<Values>
  return { ...(withoutEmpty(rest) as object), qualifications: linesOf(qualifications) }
}

const Beside = v.pipe(
  v.object({
    qualifications: Lines(20),
    logo: v.pipe(v.array(v.custom<Attachment>(isAttachment)), v.maxLength(1, '机构标志最多 1 张')),
  }),
  v.transform(({ logo }) => ({ pictures: logo })),
)

/** The rules are the contract's; what was left empty counts as missing. */
export const schema = v.intersect([v.pipe(v.unknown(), v.transform(toFields), ProviderForm), Beside])
export type Checked = v.InferOutput<typeof schema>

/** The form before anything is typed, but for what is known of the enterprise. */
export const blankValues = (known: Partial<Values>): Values => ({
  name: '',
  creditCode: '',
  nature: '',
  foundedYear: undefined,
  teamSize: undefined,
  serviceTypes: undefined,
  coverage: undefined,
  qualifications: '',
  intro: '',
  address: '',
  website: '',
  contactName: '',
  contactPhone: '',
  logo: [],
  ...known,
})

/** The values of a provider that the city holds. */
export const toValues = (one: MyProvider): Values => ({
  name: one.name,
  creditCode: one.creditCode,
  nature: one.nature,
  foundedYear: one.foundedYear,
  teamSize: one.teamSize,
  serviceTypes: [...one.serviceTypes],
  coverage: [...one.coverage],
  qualifications: one.qualifications.join('\n'),
  intro: one.intro,
  address: one.address,
  website: one.website ?? '',
  contactName: one.contactName,
  contactPhone: one.contactPhone,
  logo: one.logo ? [pictureOf(one.logo)] : [],
})
