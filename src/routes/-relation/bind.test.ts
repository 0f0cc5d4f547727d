import { expect, test } from 'vitest'
import { codeProblem, searchWord } from './bind.ts'

test('a credit code is recognised in any typed or pasted form', () => {
  expect(searchWord(' 9137 1800 ma3c 1t8n 69 ')).toBe('91371800MA3C1T8N69')
  expect(searchWord('９１３７１８００MA3C1T8N69')).toBe('91371800MA3C1T8N69')
  expect(searchWord(' 澄岳 精密 ')).toBe('澄岳 精密')
})

test('a complete code with a wrong check character is rejected before a request', () => {
  expect(codeProblem('91371800MA3C1T8N60')).toMatch(/有误/)
  expect(codeProblem('91371800MA3C1T8N69')).toBeUndefined()
  expect(codeProblem('91371800')).toBeUndefined()
  expect(codeProblem('澄岳精密制造有限公司')).toBeUndefined()
})
