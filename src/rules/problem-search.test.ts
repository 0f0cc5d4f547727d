import { expect, test } from 'vitest'
import { searchProblems } from './problem-found.ts'
import { answersFor, answerText, problemsLike } from './problem-search.ts'

const problem = (id: string, tagId: string, question: string, answer: string, viewCount = 0) => ({
  id,
  tagId,
  tagName: tagId === 'tag-1' ? '税费社保' : '基础设施',
  question,
  department: '市税务局',
  answerHtml: `<p>${answer}</p>`,
  viewCount,
  hot: false,
})
const all = [
  problem('invoice', 'tag-1', '发票开错了怎么冲红？', '在电子发票服务平台发起红字信息确认单。', 10),
  problem('stamp', 'tag-1', '印花税按次还是按期申报？', '购销等合同可按季申报，偶发业务可按次申报。', 90),
  problem('power', 'tag-2', '申请用电增容要多久？', '高压用户按报装流程办理，发票随电费账单寄出。', 500),
]
const ids = (found: { id: string }[]) => found.map(({ id }) => id)

test('a tag shows its own questions, the most read first; a word matches questions before answers', () => {
  expect(ids(searchProblems(all, { tagId: 'tag-1' }))).toEqual(['stamp', 'invoice'])
  expect(ids(searchProblems(all, { keyword: '发票' }))).toEqual(['invoice', 'power'])
  expect(ids(searchProblems(all, { keyword: '发票', tagId: 'tag-2' }))).toEqual(['power'])
  expect(ids(searchProblems(all, { keyword: '合同 申报' }))).toEqual(['stamp'])
})
test('a question typed as a sentence finds a similar one, and nonsense finds none', () => {
  expect(ids(searchProblems(all, { keyword: '开错了的发票怎么办' }))[0]).toBe('invoice')
  expect(searchProblems(all, { keyword: '今晚吃红烧肉' })).toEqual([])
})
test('the beginning of a title finds at most three answers', () => {
  expect(ids(answersFor(all, '发票开错'))).toEqual(['invoice'])
  expect(ids(answersFor(all, '二期项目用电增容'))).toEqual(['power'])
  expect(ids(answersFor(all, '希望尽快协调解决我司二期厂房新建产线的用电增容'))).toEqual(['power'])
  expect(answersFor(all, '怎么办')).toEqual([])
  const many = Array.from({ length: 5 }, (_, at) => ({ ...all[0]!, id: String(at) }))
  expect(answersFor(many, '发票')).toHaveLength(3)
})
test('similar questions exclude the question itself and unrelated ones', () => {
  expect(ids(problemsLike(all, all[0]!, 5))).toEqual(['stamp'])
})
test('the text of an answer has no markup', () => {
  expect(answerText('<p>一</p><ol><li>二&nbsp;&amp;&lt;三</li></ol>')).toBe('一\n二 &<三')
})
