import { expect, test } from 'vitest'
import { materialOf } from './sort-files.ts'

const materials = ['上年度审计报告', '研发费用专项审计报告', '营业执照副本', '资质认定文件', '其他证明材料']

test.each([
  ['澄岳精密-上年度审计报告.pdf', '上年度审计报告'],
  ['2025 审计报告（盖章）.pdf', '上年度审计报告'],
  ['研发费用 专项审计报告(1).PDF', '研发费用专项审计报告'],
  ['营业执照.jpg', '营业执照副本'],
  ['高新技术企业证书.pdf', '资质认定文件'],
])('%s belongs to %s', (fileName, material) => expect(materialOf(fileName, materials)).toBe(material))

test.each(['扫描件0012.pdf', 'IMG_2231.jpg', '营业情况.pdf'])('%s is asked for', (fileName) =>
  expect(materialOf(fileName, materials)).toBeUndefined(),
)

test('a name that fits two materials alike is asked for', () => {
  expect(materialOf('资质认定文件.pdf', ['高新技术企业证书', '专精特新中小企业证书'])).toBeUndefined()
})
