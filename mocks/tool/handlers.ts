import { tool } from '#api/tool.ts'
import { scoreSrdi, SRDI_NOTICE } from '#rules/srdi.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'

export const handlers = mock(tool, {
  srdiScore({ body: { ruleSet, answers } }) {
    const { revenue, mainRevenue, rdCost, employees, rdEmployees } = answers
    const over = (
      field: string,
      part: number | undefined,
      whole: number | undefined,
      errorMessage: string,
    ) =>
      part !== undefined && whole !== undefined && part > whole
        ? [{ field: `answers.${field}`, errorMessage }]
        : []
    const errors = [
      ...over('mainRevenue', mainRevenue, revenue, '主营业务收入不能大于营业收入'),
      ...over('rdCost', rdCost, revenue, '研发费用不能大于营业收入'),
      ...over('rdEmployees', rdEmployees, employees, '研发人员不能多于员工数'),
    ]
    if (errors.length) refuse.fields(errors)
    return { ...scoreSrdi(ruleSet, answers), notice: SRDI_NOTICE }
  },
})
