import { timeText } from '#lib/dates.ts'
import { matchLevelWords } from '#rules/match-words.ts'
import { moneyText, upToText } from '#lib/money.ts'
import styles from './plan.module.css'
import { PlanPage } from './PlanPage.tsx'
import type { CalculationSearch } from '#features/match/calculation-address.ts'

/** Explains how the plan was made, by which rules, and that it decides nothing (方案说明). */
export function PlanAbout({ search }: { search: CalculationSearch }) {
  return (
    <PlanPage search={search} tab="方案说明">
      {(view, items) => (
        <div className={styles.prose}>
          <p>
            {view.held
              ? `本方案随“${view.name}”当前填写的信息变化，政策截至 ${timeText(view.asOf, 0)}。`
              : `本方案来自 ${timeText(view.asOf, 0)} 为“${view.name}”生成的报告${view.no ? `（编号 ${view.no}）` : ''}，报告内容已固定。`}
            规则版本 {view.ruleVersion}。
          </p>
          <p>
            共比对 {view.evaluated} 条有效且未截止的政策，{matchLevelWords.recommended}{' '}
            {view.totals.recommended} 条、
            {matchLevelWords.potential} {view.totals.potential} 条。方案在符合条件和接近符合的 {items.length}{' '}
            条中选出最优组合，可确定 {moneyText(view.amountFrom)}，{upToText(view.amountTo)}。
          </p>
          <ul>
            <li>
              逐条核对政策的条件：符合条件的权重占已核实条件权重的比例为符合率，80% 起为符合条件，60%
              起为接近符合。
            </li>
            <li>一票否决或必须满足的条件不符合的，为暂不符合；信息不足只提示补充，不作不符合处理。</li>
            <li>
              可确定金额为最低支持额；按研发费用比例支持的，按上年研发费用计算。接近符合的政策不计入金额。
            </li>
            <li>
              最优组合由本机精确比较得出：同一事项、同一支出和同组政策只列一项，年度限额只计一次；先比可确定金额，再比把握、最高金额、材料和步骤。未列入的政策逐项注明原因和依据，可以手动换入。
            </li>
            <li>办理顺序先按截止日期，再按材料和步骤的数量；申报时间按今天的日期判断。</li>
            <li>人工认定的条件由主管部门判断，不计入符合率。</li>
          </ul>
          <p>本方案为预评估，不构成认定；以主管部门审核结果为准。</p>
        </div>
      )}
    </PlanPage>
  )
}
