import { ask, currentWorld, enterWorld } from './city.js'
import { byId, fillChoices, fillTable, onSubmit, runAndReport, valuesOf } from './dom.js'

const HOUR = 3_600_000
const REFRESH_INTERVAL = 2_000
const MAX_ROWS = 200

async function showWorld() {
  const [worlds, clock, faults, audits] = await Promise.all(
    ['worlds', 'clock', 'faults', 'audits'].map((verb) => ask(verb)),
  )
  const name = currentWorld()
  const own = worlds.find((one) => one.name === name)
  byId('world-form').elements.name.value = name
  byId('world-names').replaceChildren(...worlds.map((one) => new Option(one.name)))
  byId('world-state').textContent = own
    ? `场景 ${own.scenario} · 种子 ${own.seed} · 请求 ${own.calls} 次`
    : ''
  byId('deployments').textContent = own ? `已发布 ${own.deployments} 次` : ''
  byId('clock').textContent = `现在是 ${new Date(clock.now).toLocaleString('zh-CN')}`
  byId('clock-form').elements.hours.value = clock.offsetMs / HOUR
  byId('audits').textContent = audits.afterHours === null ? '未开启' : `提交 ${audits.afterHours} 小时后通过`
  byId('faults').textContent = faults.length ? JSON.stringify(faults, null, 2) : '没有故障'
}

async function showCodes() {
  const [sms, captchas] = await Promise.all([ask('sms'), ask('captcha')])
  fillTable(
    byId('sms'),
    ['手机号', '用途', '短信验证码', '时间'],
    sms.toReversed().map(({ tel, type, code, time }) => [tel, type, code, time]),
  )
  fillTable(byId('captchas'), ['图形验证码编号', '文字'], Object.entries(captchas).toReversed())
}

async function showJournal() {
  const { path = '', effects } = valuesOf(byId('journal-form'))
  const entries = (await ask('journal')).filter((one) => one.path.includes(path) && (!effects || one.effect))
  fillTable(
    byId('journal'),
    ['时间', '方法', '路径', '状态', '用户', '企业', '幂等键', '生效', '断线'],
    entries
      .slice(-MAX_ROWS)
      .toReversed()
      .map((one) => ({
        bad: one.dropped || one.status >= 400,
        cells: [
          new Date(one.time).toLocaleTimeString('zh-CN'),
          one.method,
          one.path,
          one.status || '',
          one.user,
          one.enId,
          one.idempotencyKey,
          one.effect ? '是' : '',
          one.dropped ? '是' : '',
        ],
      })),
  )
}

async function showRows({ name, text = '' }) {
  const rows = (await ask(`table/${name}`))
    .filter((row) => JSON.stringify(row).includes(text))
    .slice(0, MAX_ROWS)
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cellText = (value) => (typeof value === 'object' ? JSON.stringify(value) : value)
  fillTable(
    byId('rows'),
    columns,
    rows.map((row) => columns.map((column) => cellText(row[column]))),
  )
}

async function showChoices() {
  const { scenarios, tables, accounts, advances } = await ask('choices')
  fillChoices(byId('reset-form').elements.scenario, scenarios)
  fillChoices(byId('table-form').elements.name, tables)
  fillChoices(byId('change-form').elements.table, tables)
  fillTable(
    byId('accounts'),
    ['姓名', '手机号', '密码'],
    accounts.map(({ nickname, tel, password }) => [nickname, tel, password]),
  )
  const { area, to } = byId('advance-form').elements
  const showStates = () => fillChoices(to, advances[area.value] ?? [])
  area.addEventListener('change', showStates)
  fillChoices(area, Object.keys(advances))
  showStates()
}

/** Parses opinions by field, one per line; returns undefined for an empty text. Throws for a line without a field. */
function opinionsIn(text) {
  const lines = text.split('\n').filter((line) => line.trim())
  if (lines.length === 0) return undefined
  return lines.map((line) => {
    const [, field, errorMessage] = /^\s*([\w.]+)\s*[:：]\s*(.+?)\s*$/.exec(line) ?? []
    if (!field) throw new Error(`逐项意见应写成“字段：意见”：${line}`)
    return { field, errorMessage }
  })
}

/** Parses the columns typed as JSON. Throws an error in Chinese for invalid JSON. */
function columnsIn(text) {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('要改的列应为 JSON，如 {"title": "新标题"}')
  }
}

const showAll = () => Promise.all([showWorld(), showCodes(), showJournal()])

/** Runs an action on the city when a form is submitted, then refreshes everything. */
const onSubmitAndRefresh = (id, done, act) =>
  onSubmit(id, done, async (values) => {
    await act(values)
    await showAll()
  })

onSubmitAndRefresh('world-form', '已切换', ({ name }) => enterWorld(name))
onSubmitAndRefresh('reset-form', '已重置', (values) => ask('reset', values))
onSubmitAndRefresh('clock-form', '已设定', ({ hours }) => ask('clock', { offsetMs: hours * HOUR }))
onSubmitAndRefresh('deploy-form', '已发布，浏览器下次检查时会发现新版本', () => ask('deploy', {}))
onSubmitAndRefresh('fault-form', '已添加', async (values) =>
  ask('faults', [...(await ask('faults')), values]),
)
onSubmitAndRefresh('advance-form', '已推进', ({ ids, asked = '', ...values }) =>
  ask('advance', { ...values, ids: ids.split(/[\s,，、]+/).filter(Boolean), asked: opinionsIn(asked) }),
)
onSubmitAndRefresh('audits-form', '已保存', (values) => ask('audits', values))
onSubmit('journal-form', '已刷新', showJournal)
onSubmit('table-form', '已读取', showRows)
onSubmitAndRefresh('change-form', '已修改', async ({ table, id, patch }) => {
  await ask('change', { table, id, patch: columnsIn(patch) })
  await showRows({ name: table, text: id })
})

/**
 * Runs an action when a button is pressed, without form values, then refreshes everything; the action alone decides
 * which faults stay active.
 */
const onPressAndRefresh = (id, done, act) =>
  byId(id).addEventListener('click', () => {
    void runAndReport(done, async () => {
      await act()
      await showAll()
    })
  })
onPressAndRefresh('faults-clear', '已清除', () => ask('faults', []))
onPressAndRefresh('tokens-expire', '令牌已全部过期，须续期或重新登录', () => ask('tokens', {}))

await runAndReport('', () => Promise.all([showChoices(), showAll()]))
setInterval(() => {
  if (byId('journal-form').elements.follow.checked)
    void Promise.all([showJournal(), showCodes()]).catch(() => undefined)
}, REFRESH_INTERVAL)
