import type { DeclareItem } from '#api/declare-item.ts'
import type { Values } from '#features/declare/apply/schema.ts'
import type { StepKey } from '#features/declare/apply/step-keys.ts'
import type { Tone } from '#rules/states.ts'

/** One task of a declaration that was begun: a step of its form, and how far it is. */
export interface Task {
  step: StepKey
  title: string
  words: string
  tone: Tone
}

/** What has to be filled in for each step, by the form's field names. */
const needed = {
  company: ['employees', 'contactName', 'contactPhone'],
  project: ['revenue', 'rdCost', 'applyAmount', 'projectName', 'startDate', 'endDate', 'projectSummary'],
} as const satisfies Partial<Record<StepKey, readonly (keyof Values['form'])[]>>

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
): Task[] {
  const { form = {}, materials = [], childrenName } = (values ?? {}) as Partial<Values>
  const missingIn = (step: keyof typeof needed) =>
    needed[step].filter((name) => isEmpty((form as Partial<Values['form']>)[name])).length
  const project = missingIn('project') + (item?.childrenName && isEmpty(childrenName) ? 1 : 0)
  const company = missingIn('company')
  const given = new Set(materials.filter(({ files }) => files.length > 0).map(({ name }) => name))
  const asked = item?.materials.filter((one) => one.required)
  const papers = asked?.filter((one) => !given.has(one.name)).length ?? 0
  const left = company + project + papers
  return [
    { step: 'company', title: '企业信息', ...said(company) },
    { step: 'project', title: '项目与金额', ...said(project) },
    {
      step: 'materials',
      title: '申报材料',
      words: asked
        ? `必交材料已选 ${String(asked.length - papers)}/${String(asked.length)}`
        : `已选 ${String(given.size)} 份`,
      tone: papers === 0 ? 'ok' : 'warn',
    },
    {
      step: 'review',
      title: '核对并提交',
      words: left === 0 ? '尚未提交，可以提交' : '尚未提交',
      tone: left === 0 ? 'info' : 'neutral',
    },
  ]
}
