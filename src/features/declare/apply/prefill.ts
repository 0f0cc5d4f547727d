import type { Enterprise } from '#api/enterprise.ts'
import { fromAccount, fromRecord } from '#blocks/form/useKnown.ts'
import type { UserInfo } from '#api/session.ts'
import { sourceText } from '#rules/fact-sources.ts'
import type { Values } from './schema.ts'

/** Attribute keys of the enterprise's profile that fill in the form. */
const known = ['revenue', 'employees'] as const

/** Fields filled in from the profile, with the source of each. */
interface Prefill {
  form: Partial<Values['form']>
  /** Source by the form's field name: 来自税务部门 · 2025 年. */
  sources: Record<string, string>
}

/**
 * Returns the fields of the form that are known: from the enterprise's profile, and a contact that it lacks from the
 * user's account; 0 is a value, a gap is not.
 */
export function prefillFrom(
  enterprise: Enterprise | undefined,
  user: Pick<UserInfo, 'nickname' | 'tel'> | undefined,
): Prefill {
  const prefill: Prefill = { form: {}, sources: {} }
  if (!enterprise) return prefill
  for (const key of known) {
    const attribute = enterprise.attributes.find((one) => one.key === key)
    if (typeof attribute?.value !== 'number') continue
    prefill.form[key] = attribute.value
    prefill.sources[`form.${key}`] = sourceText(attribute)
  }
  const own = { contactName: user?.nickname, contactPhone: user?.tel }
  for (const key of ['contactName', 'contactPhone'] as const) {
    const value = enterprise[key] ?? own[key]
    if (!value) continue
    prefill.form[key] = value
    prefill.sources[`form.${key}`] = enterprise[key] ? fromRecord : fromAccount
  }
  return prefill
}
