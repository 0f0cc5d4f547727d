import { expect, test } from 'vitest'
import { isoDay } from '#lib/dates.ts'
import { NOW, startAsking } from './advice.test-kit.ts'

const city = startAsking()
const member = () => city.as('u-enterprise', 'en-chengyue')

const DAY = 86_400_000
/** Returns the names of the items that close within so many days from today, by the tables of the city. */
const closing = (from: number, to = from) =>
  city.world.db.item
    .getAll()
    .filter(
      ({ applyStart = '', applyEnd }) =>
        applyEnd && Date.parse(applyStart) <= NOW && Date.parse(applyEnd) >= NOW,
    )
    .filter(({ applyEnd }) => {
      const day = isoDay(applyEnd!)
      return day >= isoDay(NOW + from * DAY) && day <= isoDay(NOW + to * DAY)
    })
    .map(({ name }) => name)

/** Asks one question and returns its answer as one text: sentence, cards, sources. */
async function answer(question: string) {
  const [first] = await city.ask(question)
  const { text = '', cards = [], basis = [] } = first?.advice ?? {}
  return {
    text,
    cards,
    basis,
    all: [
      text,
      ...cards.map(({ title, reason = '', source = '' }) => `${title} ${reason} ${source}`),
      ...basis,
    ].join('\n'),
  }
}

// Lists what each answer must say: its state, date or sum, and the records it names. Seeds of 澄岳精密 on Wednesday, 11月25日.
test.each<[question: string, ...said: (string | RegExp)[]]>([
  [
    '三天内截止的贴息项目',
    '1 个',
    '中小微企业融资担保费补助（第一批）',
    '最高 50 万元',
    '省金融发〔2026〕104号',
  ],
  [
    '营收 4280 万能申报吗',
    /^能。可申报 41 个项目，暂不符合 73 个/,
    '达到 36 个，未达到 33 个',
    '来自企业档案',
  ],
  [
    '我们 50 人能申报吗',
    /^能。可申报 38 个项目/,
    '企业档案为员工数 186 人',
    '员工数 50 人：有这项要求的 55 个项目',
  ],
  ['我公司符合哪些政策', '可申报 41 个项目', '已核对的 9 项条件均符合'],
  ['为什么我不能报小巨人', /^暂不能申报/, '营业收入不低于', '本企业：4,280 万元', /依据.工信.〔2026〕\d+号/],
  ['我们能申报首台套吗', /^可以。“首台套”在申报期内的 2 个项目，本企业可申报 2 个/, '工信部企业〔2026〕55号'],
  [
    '我的申报到哪一步了',
    '办理中的申报 8 件',
    '待补正 1 件',
    '12月1日 18:00 前办理',
    '来自我的申报，截至 11月25日 10:00',
  ],
  [
    '标准化的申报批了吗',
    '市级标准化项目资助（常年受理）：已受理，当前环节为初审，时限 5 个工作日，由市市场监管局办理',
  ],
  ['我的诉求谁在办', '办理中的诉求 9 件', '市水务局', '2 件已逾期', '来自我的诉求'],
  ['供水的诉求办得怎么样了', '由市水务局办理，办理中，答复期限 12月2日 18:00，还剩 5 个工作日'],
  ['我的对接有人联系吗', '6 家企业申请对接', '蔚嵘电子科技实业有限公司', '12月1日 10:47 前联系'],
  ['我的咨询回复了吗', '咨询过服务机构 3 次', '已联系 1 次', '特种作业取证培训'],
  ['我报名的活动什么时候开始', '已报名的活动 6 场', '11月25日 10:05开始', '名额保留到'],
  [
    '免申即享的钱什么时候到',
    '最早一笔预计 11月30日兑付',
    '4.2 万元',
    '12月1日 18:00 前确认',
    '本批次不再兑付',
  ],
  ['稳岗返还什么时候到账', '2026年失业保险稳岗返还（第二批），5 万元', '2027年1月5日'],
  ['有什么待办', '待办 21 项', '签到：企业合同风险防控培训', '来自我的待办'],
  ['还差什么材料', '提交补正：2026年度制造业单项冠军企业培育奖励', '12月1日 18:00 前', '要求：补充检测报告'],
  [
    '报绿色工厂要准备什么材料',
    '其中必交 7 项',
    '材料库中已有：营业执照副本、上年度审计报告、资质认定文件',
    '还需准备（必交）：项目申报书、信用承诺书、绿色制造第三方评价报告',
  ],
  [
    '电费补贴有吗',
    /^有。“电费”在申报期内的项目 6 个/,
    '本企业可申报 4 个',
    '工业企业用能成本补贴',
    '市发改函〔2026〕107号',
  ],
  ['设备更新补贴', '“设备更新”在申报期内的项目 3 个', '120 万元到 300 万元', '省财政函〔2026〕116号'],
  ['高企奖励多少', '最高 40 万元', '2026年省级高新技术企业认定奖励（第二批）', '省科技办〔2026〕119号'],
  ['单项冠军什么时候截止', /^最早 11月28日截止：2026年度制造业单项冠军企业培育奖励，还剩 3 天/],
  ['市工信局电话是多少', '市工信局咨询电话 0540-80101000'],
  ['谁能代表我公司办事', '林晓岚（管理员）、沈知行（经办人）；待核验 1 人', '法定代表人', '邀请码', '授权书'],
  ['怎么绑定企业', '身份证号后六位', '7 天内有效', '2 个工作日内核验'],
  ['授权书怎么办', '加盖企业公章', '2 个工作日内核验', '通过后为经办人'],
  ['公示期多久', '公示期为 5 个工作日，公示首日计入', '现行有效'],
  ['补正期限是几天', '补正期限为 10 个工作日', '逾期未补正的，申报作废', '12月1日 18:00 前'],
  [
    '意愿确认过期会怎样',
    '逾期未确认的，本批次不再兑付',
    '2026年失业保险稳岗返还（第二批），12月7日 18:00 前',
  ],
  ['今年一共拿了多少补贴', '2026年已兑付 1 笔，共 12.6 万元', '来自我的申报'],
  ['我们的高企证书什么时候到期', '有效至 2028年12月6日', '来自材料库'],
  ['我提的诉求现在到哪了', '办理中的诉求 9 件'],
  ['稳岗返还怎么申请', '“稳岗返还”在申报期内的项目 2 个', '人社部发〔2026〕56号'],
  ['为什么申报被退回', '2026年度制造业单项冠军企业培育奖励要求：补充检测报告'],
  ['已经拿了省级研发补助还能申请市级的吗', '同一事项、同一项支出不重复享受'],
  ['2025年的研发补助政策还有效吗', '“研发”的文件查到 1 份', '省税务规〔2025〕99号'],
  ['市科字〔2026〕38号还有效吗', '市科字〔2026〕38号，2026年11月3日发布，现行有效'],
])('%s', async (question, ...said) => {
  await member()
  const { text, all } = await answer(question)
  for (const one of said) {
    if (typeof one === 'string') expect(all).toContain(one)
    else if (one.source.startsWith('^')) expect(text).toMatch(one)
    else expect(all).toMatch(one)
  }
})

test.each([
  ['明天截止的项目有哪些', 1, 1],
  ['后天截止的有哪些项目', 2, 2],
  ['本周截止的项目', 0, 4],
  ['下周有哪些项目截止？', 5, 11],
  ['３天内截止的项目', 0, 3],
  ['请问这个星期哪些项目快到期了', 0, 4],
  ['12月2号前截止的有什么', 0, 7],
  ['本月底截止的项目', 0, 5],
])('%s: the items are those of the city, counted by its clock', async (question, from, to) => {
  await member()
  const { text, cards } = await answer(question)
  const names = closing(from, to)
  expect(names.length > 0 ? text : `没有 ${text}`).toContain(
    names.length > 0 ? `${String(names.length)} 个` : '没有',
  )
  if (names.length > 0) for (const { title } of cards) expect(names).toContain(title)
})

test('the greatest sum is that of the exact search, and states what counts only once a year', async () => {
  await member()
  const { text, cards } = await answer('我们公司最多能拿到多少钱')
  expect(text).toMatch(/^可确定 [\d.,]+ 万元，最高 [\d.,]+ 万元，共 \d+ 项。/)
  expect(text).toContain('按年度限额')
  expect(cards.every(({ source = '' }) => source.endsWith('现行有效'))).toBe(true)
})

test.each([
  ['营收４２８０万，可以申报么', '按上年营业收入 4,280 万元核对'],
  ['请问我们年销售额1.2亿、员工三百人，能报什么', '按上年营业收入 1.2 亿元、员工数 300 人核对'],
  ['营业额 4,280 万元能申保吗', '按上年营业收入 4,280 万元核对'],
  ['研发费用 600 万能申请哪些', '按研发费用 600 万元核对'],
  ['我们不是高企，能报什么', '按高新技术企业 否核对'],
])('%s is read with its figures', async (question, said) => {
  await member()
  expect((await answer(question)).text).toContain(said)
})

test.each([
  ['有没有适合我们的政策', '可申报 41 个项目'],
  ['能拿到的补贴总共是多少', '可确定'],
  ['周五前要报的项目', '截止的项目有'],
  ['我的外贸补助为什么没通过', '不予通过。原因：近两年营业收入平均增长率为 3.2%'],
  ['水压的事谁在处理', '市水务局'],
  ['有企业联系我的需求吗', '6 家企业申请对接'],
  ['哪些补贴不能同时拿', '同一项支出不重复享受'],
  ['会计可以帮我们公司申报吗', '多名管理员和经办人'],
])('%s is understood though worded differently', async (question, said) => {
  await member()
  expect((await answer(question)).text).toContain(said)
})

test('questions asked together get an answer each, and a sentence with its figures stays one question', async () => {
  await member()
  const parts = await city.ask('明天截止的项目有哪些？最多能拿多少钱？我的诉求谁在办')
  expect(parts.map(({ advice }) => advice?.topic)).toEqual(['截止的项目', '最多能拿多少', '诉求进度'])
  expect(await city.ask('我们50人，营收4280万，能申报吗')).toHaveLength(1)
  const two = await city.ask('公示期多久，我的申报到哪一步了')
  expect(two.map(({ advice }) => advice?.topic)).toEqual(['办理规则', '申报进度'])
})

test('a document that is no longer in force is named only with its mark, and never among what there is', async () => {
  await member()
  const gone = city.world.db.policy.getAll().filter(({ validity }) => validity !== '有效')
  const marks = { 废止: '已废止', 失效: '已失效', 已修订: '已修订' } as Record<string, string>
  for (const { docNumber, validity } of gone.slice(0, 6)) {
    const { text, cards } = await answer(`${docNumber}还有效吗`)
    expect(text).toContain(marks[validity])
    expect(cards[0]).toMatchObject({ chip: { text: marks[validity] } })
    expect(cards[0]?.form).toBeUndefined()
  }
  const numbers = new Set(gone.map(({ docNumber }) => docNumber))
  for (const { theme } of gone.slice(0, 12)) {
    const { cards } = await answer(`有没有${theme ?? ''}的补贴`)
    for (const { source = '' } of cards) expect(numbers).not.toContain(source.split('，')[0])
  }
})

test('a visitor hears what is public, and what only a member can be told', async () => {
  await city.as()
  expect((await answer('明天截止的项目有哪些')).text).toContain(`${String(closing(1).length)} 个`)
  const stated = await answer('营收 4280 万能申报吗')
  expect(stated.text).toMatch(/^上年营业收入 4,280 万元：正在申报的政策中，对此有要求的 \d+ 项，达到 \d+ 项/)
  expect(stated.text).toContain('登录后可按本企业情况回答')
  for (const question of ['我的申报到哪一步', '最多能拿多少钱', '有什么待办', '我公司符合哪些政策'])
    expect((await city.ask(question))[0]?.advice).toMatchObject({
      isGuest: true,
      links: [{ name: '登录', href: '/auth/login' }, {}],
    })
  expect((await answer('谁能代表我公司办事')).text).toContain('管理员和经办人')
})

test('a person without an enterprise is led to the binding, and asks about appeals all the same', async () => {
  await city.as('u-person')
  expect((await city.ask('最多能拿多少钱'))[0]?.advice).toMatchObject({
    isGuest: true,
    links: [{ name: '绑定企业', href: '/user/relation' }],
  })
  expect((await answer('我的诉求谁在办')).basis[0]).toContain('来自我的诉求')
})

test.each([
  '今天天气怎么样',
  '加班工资怎么算',
  '营业执照丢了怎么办',
  '发票怎么开',
  '客户欠我80万货款不给',
  '活动怎么报名',
  '忘记密码',
])('%s is left to the common questions', async (question) => {
  await member()
  expect((await city.ask(question)).map(({ advice }) => advice)).toEqual([undefined])
})

test('the number of an item is that of its document', () => {
  const { item, policy } = city.world.db
  for (const { policyId, docNumber } of item.getAll())
    expect(docNumber).toBe(policy.get(policyId, '政策').docNumber)
})
