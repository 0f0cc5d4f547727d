import { expect, test } from 'vitest'
import { appealOf, blank, check, paragraphs, signature } from './objection.ts'

const notice = {
  title: '关于2026年首台（套）拟立项项目的公示',
  department: '市工信局',
  publicityStart: '2026-09-28T01:00:00Z',
  publicityEnd: '2026-10-09T10:00:00Z',
  list: [
    {
      enterpriseName: '滨海远航船阀有限公司',
      creditCode: '91370600MA3C0Q1X2Y',
      district: '海湾区',
      projectName: '船用阀门国产化替代',
      amount: 400_000,
    },
  ],
}
const typed = {
  ...blank,
  name: '澄岳精密机械有限公司',
  phone: '13800000001',
  against: '滨海远航船阀有限公司',
  reason: '该项目已于上一年度获得同类资金支持，属于重复申报。',
}

test('an objection needs a name, a phone number and a reason', () => {
  expect(Object.values(check(blank)).filter(Boolean)).toEqual([
    '请填写姓名或单位名称，异议须实名提出',
    '请填写联系电话，便于核实',
    '请写明异议事项和理由，不少于 10 个字',
  ])
  expect(check({ ...typed, phone: '123' }).phone).toBe('手机号应为 11 位数字')
  expect(Object.values(check(typed)).filter(Boolean)).toEqual([])
})
test('the document names the notice, its days and the enterprise', () => {
  const [first] = paragraphs(notice, typed)
  expect(first).toBe(
    '市工信局发布了《关于2026年首台（套）拟立项项目的公示》，公示期2026年9月28日至2026年10月9日。现对名单中滨海远航船阀有限公司（统一社会信用代码 91370600MA3C0Q1X2Y）的“船用阀门国产化替代”提出异议。',
  )
  expect(signature(typed, '2026-09-29T02:00:00Z')).toEqual([
    '异议人（盖章）：澄岳精密机械有限公司',
    '联系电话：13800000001',
    '日期：2026年9月29日',
  ])
})
test('an objection submitted as an appeal fits the limits of an appeal', () => {
  const long = { ...typed, against: '', reason: '理'.repeat(1_000), evidence: '证'.repeat(300) }
  const { title, content, type } = appealOf({ ...notice, title: '长'.repeat(80) }, long)
  expect([...title]).toHaveLength(50)
  expect([...content].length).toBeLessThanOrEqual(2_000)
  expect(type).toBe('投诉')
})
