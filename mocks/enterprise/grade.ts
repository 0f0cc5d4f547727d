import { type AttributeKey, attributeKeys } from '#api/attribute.ts'
import type { Grade } from '#api/enterprise.ts'
import { valueOf } from './attributes.ts'
import type { EnterpriseRow } from './tables.ts'

type Part = Grade['parts'][number]

/** Returns the evaluation of an enterprise's profile: 100 points in four parts; A from 85, B from 70, C from 55. */
export function gradeOf(row: EnterpriseRow, evaluateTime: string): Grade {
  const parts = [completeness(row), innovation(row), operation(row), credit(row)]
  const score = parts.reduce((sum, part) => sum + part.score, 0)
  return {
    grade: score >= 85 ? 'A' : score >= 70 ? 'B' : score >= 55 ? 'C' : 'D',
    score,
    parts,
    evaluateTime,
  }
}

const number = (row: EnterpriseRow, key: AttributeKey) => Number(valueOf(row, key) ?? 0)
const is = (row: EnterpriseRow, key: AttributeKey) => valueOf(row, key) === true

function part(name: string, full: number, score: number, advice: string): Part {
  return { name, full, score, ...(score < full ? { advice } : {}) }
}

function completeness(row: EnterpriseRow): Part {
  const filled = attributeKeys.filter((key) => valueOf(row, key) !== undefined).length
  const missing = attributeKeys.length - filled
  return part(
    '信息完整',
    25,
    Math.round((25 * filled) / attributeKeys.length),
    `补充 ${String(missing)} 项企业信息`,
  )
}

function innovation(row: EnterpriseRow): Part {
  const revenue = number(row, 'revenue')
  const share = revenue > 0 ? number(row, 'rdCost') / revenue : 0
  const research = share >= 0.05 ? 12 : share >= 0.03 ? 8 : share > 0 ? 4 : 0
  const patents = Math.min(8, number(row, 'inventionPatents') * 2)
  const titles = Math.min(
    10,
    (is(row, 'highTech') ? 6 : 0) + (is(row, 'srdi') ? 4 : 0) + (is(row, 'techSme') ? 3 : 0),
  )
  return part('创新能力', 30, research + patents + titles, '提高研发投入，申请高新技术企业或发明专利')
}

function operation(row: EnterpriseRow): Part {
  const revenue = number(row, 'revenue')
  const profit = revenue > 0 ? number(row, 'netProfit') / revenue : 0
  const debt = valueOf(row, 'debtRatio')
  const earning = profit >= 0.08 ? 12 : profit >= 0.04 ? 8 : profit > 0 ? 4 : 0
  const solid = typeof debt !== 'number' ? 0 : debt <= 50 ? 13 : debt <= 70 ? 8 : 3
  return part('经营状况', 25, earning + solid, '改善盈利，降低资产负债率')
}

function credit(row: EnterpriseRow): Part {
  const tax = { A: 10, B: 8, M: 6, C: 3, D: 0 }[String(valueOf(row, 'taxGrade'))] ?? 0
  const clean = valueOf(row, 'dishonest') === false ? 5 : 0
  return part(
    '信用记录',
    20,
    tax + clean + (is(row, 'socialInsurance') ? 5 : 0),
    '按时纳税、缴纳社保，修复失信记录',
  )
}
