import { DeclarationForm } from '#api/declaration.ts'
import { ZjtxForm } from '#api/zjtx.ts'
import type { FieldError } from '#api/call/error.ts'
import { refuse } from '#mocks/refusal.ts'
import type { DeclarationRow } from './tables.ts'

/**
 * Returns the corrections that the city requires, each with its path in the submitted body: `revenue` and
 * `form.revenue` are the same field, `guarantor` and `details.guarantor` as well, and a material may be given by its
 * name.
 * @throws Refusal that lists the form's fields if none has the name
 */
export function correctionsOf(
  { specForm, materials, fields: own = [] }: DeclarationRow,
  asked: readonly FieldError[],
): FieldError[] | undefined {
  const { rdCost: _, ...common } = DeclarationForm.entries
  const fields = Object.keys(specForm ? ZjtxForm.entries : common)
  const details = own.filter(({ kind }) => kind !== 'ratio').map(({ key }) => key)
  const papers = materials.map(({ name }) => name)
  const found = asked.map(({ field, errorMessage }) => {
    const path = field.replace(/^form\./, '')
    if (fields.includes(path.split('.')[0]!)) return { field: `form.${path}`, errorMessage }
    const detail = field.replace(/^details\./, '')
    if (details.includes(detail)) return { field: `details.${detail}`, errorMessage }
    if (papers.includes(field)) {
      const named = errorMessage.includes(field) ? errorMessage : `${field}：${errorMessage}`
      return { field: 'materials', errorMessage: named }
    }
    if (/^(childrenName|materials(\.|$))/.test(field)) return { field, errorMessage }
    return refuse.unreadable(
      `申报表没有“${field}”这一项，可以是：${[...fields, ...details, 'childrenName', ...new Set(papers)].join('、')}`,
    )
  })
  return found.length > 0 ? found : undefined
}
