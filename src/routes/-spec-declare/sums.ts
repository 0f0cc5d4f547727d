import { growth, ratiosOf } from '#rules/srdi/answers.ts'
import { percent } from '#rules/srdi/result.ts'
import { answersIn, type Values } from './values.ts'

/**
 * Returns the calculated rows of the table, by year from the last back; undefined where a figure is missing.
 */
export function derivedRows(values: Values): { label: string; cells: (string | undefined)[] }[] {
  const answers = answersIn(values)
  const { rd, rdBefore, mainShare, debt } = ratiosOf(answers)
  const { revenue, revenueBefore, revenueTwoBefore } = answers
  return [
    {
      label: '营业收入增长率',
      cells: [percent(growth(revenue, revenueBefore)), percent(growth(revenueBefore, revenueTwoBefore))],
    },
    { label: '主营占比', cells: [percent(mainShare)] },
    { label: '研发费用占营收', cells: [percent(rd), percent(rdBefore)] },
    { label: '资产负债率', cells: [percent(debt)] },
  ]
}
