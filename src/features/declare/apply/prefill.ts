import type { Enterprise } from '#api/enterprise.ts'
import { sourceText } from '#rules/fact-sources.ts'
import type { Values } from './schema.ts'

/** What the enterprise's profile knows of the form, by the profile's attribute keys. */
const known = ['revenue', 'rdCost', 'employees'] as const

/** Fields taken over from the profile, and where each came from. */
interface Prefill {
  form: Partial<Values['form']>
  /** By the form's field names: 来自工商登记 · 2025 年. */
  sources: Record<string, string>
}

/** What of the form the enterprise's profile fills in; 0 is an answer, a gap is not. */
export function prefillFrom(enterprise: Enterprise | undefined): Prefill {
  const prefill: Prefill = { form: {}, sources: {} }
  if (!enterprise) return prefill
  for (const key of known) {
    const attribute = enterprise.attributes.find((one) => one.key === key)
    if (typeof attribute?.value !== 'number') continue
    prefill.form[key] = attribute.value
    prefill.sources[`form.${key}`] = sourceText(attribute.source, attribute.year)
  }
  for (const key of ['contactName', 'contactPhone'] as const) {
    const value = enterprise[key]
    if (!value) continue
    prefill.form[key] = value
    prefill.sources[`form.${key}`] = '来自企业档案'
  }
  return prefill
}
