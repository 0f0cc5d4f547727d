import type { Fields } from '#api/call/fields.ts'
import { declarationSteps } from '#api/declaration-fields.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { fieldsWithDetails } from '#api/item-details.ts'
import { zjtxFields, zjtxSteps } from '#api/zjtx-fields.ts'
import { migrated } from '#features/declare/apply/details.ts'
import type { Values } from '#features/declare/apply/schema.ts'
import type { StepKey } from '#features/declare/apply/step-keys.ts'
import type { Tone } from '#rules/states.ts'

/** One step of a begun declaration's form, with its progress. */
interface Task<Step extends string = string> {
  step: Step
  title: string
  words: string
  tone: Tone
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Returns how many fields of one step of a form are still empty, within one part of its values. */
const missingOf = (
  fields: Fields,
  step: string,
  values: Readonly<Record<string, unknown>>,
  part = 'form',
): number =>
  Object.entries(fields).filter(
    ([name, one]) =>
      name.startsWith(`${part}.`) &&
      one.step === step &&
      one.kind !== 'shown' &&
      !one.optional &&
      isEmpty(values[name.slice(part.length + 1)]),
  ).length

const missingStatus = (missing: number): Pick<Task, 'words' | 'tone'> =>
  missing === 0 ? { words: '已填写', tone: 'ok' } : { words: `还差 ${String(missing)} 项`, tone: 'warn' }

/**
 * Returns the tasks of a draft: enterprise, project, papers, review. `values` are the draft's, perhaps from an older
 * form; without `item`, unknown to this device, the chosen papers are only counted.
 */
export function tasksOf(
  values: unknown,
  item: Pick<DeclareItem, 'materials' | 'childrenName' | 'fields'> | undefined,
): Task<StepKey>[] {
  const {
    form = {},
    details = {},
    materials = [],
    childrenName,
  } = (migrated(values) ?? {}) as Partial<Values>
  const fields = fieldsWithDetails(item?.fields)
  const missingIn = (step: StepKey) =>
    missingOf(fields, step, form) + missingOf(fields, step, details, 'details')
  const project = missingIn('project') + (item?.childrenName && isEmpty(childrenName) ? 1 : 0)
  const company = missingIn('company')
  const papers = papersOf(materials, item)
  const left = company + project + papers.missing
  return [
    { step: 'company', title: declarationSteps.company, ...missingStatus(company) },
    { step: 'project', title: declarationSteps.project, ...missingStatus(project) },
    { step: 'materials', title: declarationSteps.materials, ...papers.status },
    { step: 'review', title: declarationSteps.review, ...reviewStatus(left) },
  ]
}

/** Returns the progress of the papers: of the required ones if the item is known, else only their number. */
function papersOf(materials: Values['materials'], item: Pick<DeclareItem, 'materials'> | undefined) {
  const given = new Set(materials.filter(({ files }) => files.length > 0).map(({ name }) => name))
  const asked = item?.materials.filter((one) => one.required)
  const missing = asked?.filter((one) => !given.has(one.name)).length ?? 0
  const words = asked
    ? `必交材料 ${String(asked.length - missing)}/${String(asked.length)}`
    : `已选 ${String(given.size)} 份`
  return { missing, status: { words, tone: missing === 0 ? ('ok' as const) : ('warn' as const) } }
}

const reviewStatus = (left: number): Pick<Task, 'words' | 'tone'> =>
  left === 0 ? { words: '尚未提交，可以提交', tone: 'info' } : { words: '尚未提交', tone: 'neutral' }

/** Returns the tasks of a special declaration's draft; optional steps are counted or shown as optional. */
export function specialTasksOf(values: unknown, item: Pick<DeclareItem, 'materials'> | undefined): Task[] {
  const { form = {}, materials = [] } = (values ?? {}) as {
    form?: Record<string, unknown>
    materials?: Values['materials']
  }
  const missingThirdYear =
    form['tier'] === '专精特新“小巨人”企业' && isEmpty(form['revenueTwoBefore']) ? 1 : 0
  const filled = (['market', 'figures', 'people'] as const).map((step) => ({
    step,
    title: zjtxSteps[step],
    missing: missingOf(zjtxFields, step, form) + (step === 'figures' ? missingThirdYear : 0),
  }))
  const rows = Array.isArray(form['ip']) ? (form['ip'] as object[]) : []
  const listed = rows.filter((row) => Object.values(row).some((value) => !isEmpty(value))).length
  const hasQuality =
    !isEmpty(form['digitalLevel']) || (Array.isArray(form['quality']) && form['quality'].length > 0)
  const papers = papersOf(materials, item)
  const left = filled.reduce((sum, { missing }) => sum + missing, papers.missing)
  return [
    ...filled.map(({ missing, ...task }) => ({ ...task, ...missingStatus(missing) })),
    {
      step: 'ip',
      title: zjtxSteps.ip,
      words: listed > 0 ? `已填 ${String(listed)} 项` : '选填',
      tone: 'neutral',
    },
    { step: 'quality', title: zjtxSteps.quality, words: hasQuality ? '已填写' : '选填', tone: 'neutral' },
    { step: 'papers', title: zjtxSteps.papers, ...papers.status },
    { step: 'review', title: zjtxSteps.review, ...reviewStatus(left) },
  ]
}
