import { expect, test } from 'vitest'
import { wordsAt } from '#blocks/form/review-words.ts'
import { check } from '#blocks/form/check.ts'
import { labelOf } from '#blocks/form/names.ts'
import { emptyIp, type IpRow, ipWords } from './ip-rows.ts'
import { labels } from './steps.ts'
import { blankValues, draftForm, schemaFor, severalOf, typedOf } from './values.ts'

/** Returns the quality field as sent, as shown by its field and as worded in the review. */
const quality = (answer: readonly string[] | undefined) => {
  const values = blankValues([], { quality: severalOf.typed(answer) })
  const sent = draftForm(values.form)
  return {
    sent: sent.quality,
    shown: severalOf.shown(typedOf(sent).quality),
    words: wordsAt('form.quality', { values, amounts: [], numbers: {} }),
  }
}

test('无 for a list of choices is an answer, distinct from no answer, at the city as well', () => {
  expect(quality(undefined)).toEqual({ sent: undefined, shown: undefined, words: '未填写' })
  expect(quality([])).toEqual({ sent: [], shown: [], words: '无' })
  expect(quality(['体系认证'])).toEqual({ sent: ['体系认证'], shown: ['体系认证'], words: '体系认证' })
})

const patent: IpRow = { title: '滚珠丝杠', kind: '发明专利', no: 'ZL202310000001.1', date: '2024-05-10' }

/** Returns the messages for wrong rows as the summary shows them, and the cells that they link to. */
const wrongIn = (...ip: IpRow[]) => {
  const values = blankValues([], { ip })
  const found = [...check(schemaFor([]), values).issues].filter(([name]) => name.startsWith('form.ip'))
  return {
    said: found.map(([name, message]) => `${labelOf(name, labels, values)}：${message}`),
    cells: found.map(([name]) => name),
  }
}

test('each missing cell of intellectual property is reported with its row and column, counting empty rows', () => {
  expect(wrongIn(patent, emptyIp, { ...emptyIp, title: '一种夹具' })).toEqual({
    said: [
      '第 3 行 类别：请选择类别',
      '第 3 行 证书或专利号：请填写证书或专利号',
      '第 3 行 授权日期：请选择授权日期',
    ],
    cells: ['form.ip[2].kind', 'form.ip[2].no', 'form.ip[2].date'],
  })
  expect(wrongIn({ ...patent, title: ' ' }).said).toEqual(['第 1 行 名称：请填写名称'])
  expect(wrongIn(patent, emptyIp).said).toEqual([])
})

test('a repeated number and a future date are rejected at their cells', () => {
  const again = { ...patent, no: 'ZL 202310000001.1', date: '2099-01-01' }
  expect(wrongIn(patent, emptyIp, again)).toEqual({
    said: ['第 3 行 证书或专利号：证书或专利号重复', '第 3 行 授权日期：授权日期不能晚于今天'],
    cells: ['form.ip[2].no', 'form.ip[2].date'],
  })
})

test('an invalid pasted kind or date is an error at its cell, and is left out of the draft at the city', () => {
  const pasted = { ...patent, kind: '专利', date: '2024.2.31' }
  expect(wrongIn(patent, pasted)).toEqual({
    said: ['第 2 行 类别：请选择类别', '第 2 行 授权日期：授权日期不是日历上的日期，可写作 2026-01-05'],
    cells: ['form.ip[1].kind', 'form.ip[1].date'],
  })
  expect(draftForm(blankValues([], { ip: [patent, pasted] }).form).ip).toEqual([
    { name: '滚珠丝杠', kind: '发明专利', no: 'ZL202310000001.1', date: '2024-05-10' },
    { name: '滚珠丝杠', no: 'ZL202310000001.1' },
  ])
})

test('the review shows the whole row with its date of grant', () => {
  expect(ipWords([patent, emptyIp])).toBe('滚珠丝杠（发明专利，ZL202310000001.1，2024年5月10日授权）')
  expect(ipWords([emptyIp])).toBe('没有')
})
