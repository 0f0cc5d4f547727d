import type { DeclareItem } from '#api/declare-item.ts'
import type { Values } from '#features/declare/apply/schema.ts'
import type { StepKey } from '#features/declare/apply/step-keys.ts'
import type { Tone } from '#rules/states.ts'

/** One task of a declaration that was begun: a step of its form, and how far it is. */
interface Task<Step extends string = string> {
  step: Step
  title: string
  words: string
  tone: Tone
}

/** What has to be filled in for each step, by the form's field names. */
const needed = {
  company: ['employees', 'contactName', 'contactPhone'],
  project: ['revenue', 'rdCost', 'applyAmount', 'projectName', 'startDate', 'endDate', 'projectSummary'],
} as const satisfies Partial<Record<StepKey, readonly (keyof Values['form'])[]>>

const words = (text: string) => text.split(' ')

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const said = (missing: number): Pick<Task, 'words' | 'tone'> =>
  missing === 0 ? { words: '已填写', tone: 'ok' } : { words: `还差 ${String(missing)} 项`, tone: 'warn' }

/**
 * The tasks of a draft: enterprise, project, papers, review. `values` are those of the draft as it was kept, perhaps by
 * an older form; `item` is missing where this device does not know it, and then papers are counted alone.
 */
export function tasksOf(
  values: unknown,
  item: Pick<DeclareItem, 'materials' | 'childrenName'> | undefined,
): Task<StepKey>[] {
  const { form = {}, materials = [], childrenName } = (values ?? {}) as Partial<Values>
  const missingIn = (step: keyof typeof needed) =>
    needed[step].filter((name) => isEmpty((form as Partial<Values['form']>)[name])).length
  const project = missingIn('project') + (item?.childrenName && isEmpty(childrenName) ? 1 : 0)
  const company = missingIn('company')
  const papers = papersOf(materials, item)
  const left = company + project + papers.missing
  return [
    { step: 'company', title: '企业信息', ...said(company) },
    { step: 'project', title: '项目与金额', ...said(project) },
    { step: 'materials', title: '申报材料', ...papers.said },
    { step: 'review', title: '核对并提交', ...reviewSaid(left) },
  ]
}

/** How far the papers are: of those that must be handed in where the item is known, else how many there are. */
function papersOf(materials: Values['materials'], item: Pick<DeclareItem, 'materials'> | undefined) {
  const given = new Set(materials.filter(({ files }) => files.length > 0).map(({ name }) => name))
  const asked = item?.materials.filter((one) => one.required)
  const missing = asked?.filter((one) => !given.has(one.name)).length ?? 0
  const words = asked
    ? `必交材料 ${String(asked.length - missing)}/${String(asked.length)}`
    : `已选 ${String(given.size)} 份`
  return { missing, said: { words, tone: missing === 0 ? ('ok' as const) : ('warn' as const) } }
}

const reviewSaid = (left: number): Pick<Task, 'words' | 'tone'> =>
  left === 0 ? { words: '尚未提交，可以提交', tone: 'info' } : { words: '尚未提交', tone: 'neutral' }

/** Tasks of a special declaration (专精特新), in the order of its form, with what must be filled in for each. */
const special = [
  {
    step: 'market',
    title: '企业与市场',
    needs: words('tier industryCode mainProduct marketYears summary contactName contactPhone'),
  },
  {
    step: 'figures',
    title: '财务数据',
    needs: words('revenue revenueBefore mainRevenue rdCost rdCostBefore totalAssets totalDebts'),
  },
  { step: 'people', title: '研发与人员', needs: words('employees rdEmployees') },
] as const

/** The same for a draft of a special declaration; what may be left out is counted or said to be optional. */
export function specialTasksOf(values: unknown, item: Pick<DeclareItem, 'materials'> | undefined): Task[] {
  const { form = {}, materials = [] } = (values ?? {}) as {
    form?: Record<string, unknown>
    materials?: Values['materials']
  }
  const giant = form['tier'] === '专精特新“小巨人”企业' && isEmpty(form['revenueTwoBefore']) ? 1 : 0
  const filled = special.map(({ step, title, needs }) => ({
    step,
    title,
    missing: needs.filter((name) => isEmpty(form[name])).length + (step === 'figures' ? giant : 0),
  }))
  const rows = Array.isArray(form['ip']) ? (form['ip'] as object[]) : []
  const listed = rows.filter((row) => Object.values(row).some((value) => !isEmpty(value))).length
  const hasQuality =
    !isEmpty(form['digitalLevel']) || (Array.isArray(form['quality']) && form['quality'].length > 0)
  const papers = papersOf(materials, item)
  const left = filled.reduce((sum, { missing }) => sum + missing, papers.missing)
  return [
    ...filled.map(({ missing, ...task }) => ({ ...task, ...said(missing) })),
    {
      step: 'ip',
      title: '知识产权',
      words: listed > 0 ? `已填 ${String(listed)} 项` : '选填',
      tone: 'neutral',
    },
    { step: 'quality', title: '质量与数字化', words: hasQuality ? '已填写' : '选填', tone: 'neutral' },
    { step: 'papers', title: '申报材料', ...papers.said },
    { step: 'review', title: '核对提交', ...reviewSaid(left) },
  ]
}
