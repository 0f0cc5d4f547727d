import { tool } from '#api/tool.ts'
import { scoreSrdi, SRDI_NOTICE } from '#rules/srdi.ts'
import { contradictions } from '#rules/srdi/contradictions.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'

export const handlers = mock(tool, {
  srdiScore({ body: { ruleSet, answers } }) {
    const errors = contradictions(answers)
    if (errors.length) refuse.fields(errors.map((one) => ({ ...one, field: `answers.${one.field}` })))
    return { ...scoreSrdi(ruleSet, answers), notice: SRDI_NOTICE }
  },
})
