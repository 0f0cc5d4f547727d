import type { PolicyDetail } from '#api/policy.ts'
import type { CompareRow } from '#blocks/compare/rows.ts'
import { budgetText, isScarce } from '#features/policy/budget.ts'
import { audienceText, needText, periodText } from '#features/policy/policy-words.ts'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { VerdictChip } from '#features/policy/VerdictChip.tsx'
import { dateText, dayText } from '#lib/dates.ts'
import { type Attribute, matched } from '#rules/match.ts'
import { conditionStates, conditionStateWords } from '#rules/match-words.ts'
import { isJudgeable } from '#rules/standing/verdict.ts'
import { windowOf } from '#rules/window.ts'
import { Bar } from '#ui/chart/Bar.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import styles from './rows.module.css'

type Row = CompareRow<PolicyDetail>

const modesOf = ({ items, supportMode, contactOrg }: PolicyDetail) =>
  [...new Set(items.map((item) => item.mode))].join('、') ||
  (supportMode === '免申即享' ? '免申报，由系统比对' : `向${contactOrg}申报`)

const list = (names: readonly string[]) => (
  <ol className={styles.list}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ol>
)

/** Returns the rows of the comparison; `facts` are the known facts of the current enterprise. */
export const rowsFor = (facts: readonly Attribute[] | undefined): Row[] => [
  { label: '支持标准', words: (one) => one.amountText },
  { label: '支持方式', words: (one) => `${one.policyType} · ${one.supportMode}` },
  {
    label: '资金使用',
    words: ({ budget }) => (budget ? budgetText(budget) : '未公布'),
    show: ({ budget }) =>
      budget ? (
        <div className={styles.budget}>
          <p>{budgetText(budget)}</p>
          <Bar value={budget.used} to={budget.total} tone={isScarce(budget) ? 'warn' : 'main'} />
          <p>截至 {dayText(budget.asOf)}</p>
        </div>
      ) : (
        '未公布'
      ),
  },
  { label: '适用企业', words: audienceText },
  { label: '层级地区', words: (one) => `${one.level} · ${one.region}` },
  { label: '发布部门', words: (one) => one.departments.join('、') },
  {
    label: '申报时间',
    words: (one) => `${one.validity} ${windowOf(one).state} ${periodText(one)}`,
    show: (one) => (
      <>
        <p>{periodText(one)}</p>
        {one.validity === '有效' ? (
          <WindowChip window={one} />
        ) : (
          <StateChip tone="bad">{one.validity}</StateChip>
        )}
      </>
    ),
  },
  { label: '申报方式', words: modesOf },
  ...(facts ? [fit(facts), conditions(facts)] : [{ label: '申报条件', words: conditionNames, show: names }]),
  {
    label: '申报材料',
    words: (one) => one.materials.map((paper) => paper.name + String(paper.required)).join(),
    show: (one) => (
      <details>
        <summary>
          {one.materials.length} 份，其中必交 {one.materials.filter((paper) => paper.required).length} 份
        </summary>
        {list(
          one.materials.map((paper) => (paper.required ? paper.name : `${paper.name}（${needText(paper)}）`)),
        )}
      </details>
    ),
  },
  {
    label: '办理流程',
    words: (one) => one.steps.map((step) => `${step.name}${String(step.limitDays ?? '')}`).join(),
    show: (one) => (
      <details>
        <summary>{one.steps.length} 步</summary>
        {list(
          one.steps.map((step) =>
            step.limitDays ? `${step.name}（${String(step.limitDays)} 个工作日）` : step.name,
          ),
        )}
      </details>
    ),
  },
  {
    label: '咨询',
    own: true,
    words: (one) => `${one.contactOrg} ${one.contactPhone}`,
    show: (one) => (
      <>
        <p>{one.contactOrg}</p>
        <PhoneLink number={one.contactPhone} />
      </>
    ),
  },
  { label: '文号', own: true, words: (one) => one.docNumber },
  { label: '发布日期', own: true, words: (one) => dateText(one.publishDate) },
]

const conditionNames = (one: PolicyDetail) => one.conditions.map(({ name }) => name).join()
const names = (one: PolicyDetail) => (
  <details>
    <summary>{one.conditions.length} 条</summary>
    {list(one.conditions.map(({ name }) => name))}
  </details>
)

const fit = (facts: readonly Attribute[]): Row => ({
  label: '本企业匹配',
  words: (one) => matched(one.conditions, facts).level,
  show: (one) =>
    isJudgeable(one) ? (
      <VerdictChip level={matched(one.conditions, facts).level} of={one} />
    ) : one.validity === '有效' ? (
      windowOf(one).state
    ) : (
      one.validity
    ),
})

const conditions = (facts: readonly Attribute[]): Row => ({
  label: '申报条件',
  words: conditionNames,
  show: (one) => {
    const { judged } = matched(one.conditions, facts)
    const counts = conditionStates.flatMap((state) => {
      const count = judged.filter((end) => end.state === state).length
      return count ? [`${conditionStateWords[state]} ${String(count)}`] : []
    })
    const unmet = one.conditions.filter((_, at) => judged[at]?.state === 'unmet')
    return (
      <>
        <p>
          共 {one.conditions.length} 条：{counts.join('，')}
        </p>
        {unmet.length > 0 && (
          <details>
            <summary>查看不符合的 {unmet.length} 条</summary>
            {list(unmet.map(({ name }) => name))}
          </details>
        )}
      </>
    )
  },
})
