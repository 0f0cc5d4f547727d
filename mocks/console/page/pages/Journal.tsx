import { Card } from '#ui/Card.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { clockText } from '#lib/dates.ts'
import { go, useAddress, useChangedLink } from '#mocks/console/page/address.ts'
import { ask, currentWorld, useAnswer } from '#mocks/console/page/client.ts'
import { CallDetail } from '#mocks/console/page/CallDetail.tsx'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { FileButton } from '#mocks/console/page/FileButton.tsx'
import { ActionButton } from '#mocks/console/page/FormLine.tsx'
import { Search } from '#mocks/console/page/Search.tsx'
import { usePages } from '#mocks/console/page/usePages.ts'
import styles from './Journal.module.css'

const REFRESH = 2_000
const ANY = '全部'

/** Returns the time of day with its seconds, by which calls of one minute are told apart: 09:12:07. */
const secondsText = (time: string) => `${clockText(time)}:${new Date(time).toISOString().slice(17, 19)}`

/** Statuses that a tester chooses among. */
const statuses = [ANY, '2xx', '4xx', '5xx']
/** Choice of the calls that changed rows. */
const CHANGED = '有改动'

/** Lists the calls of the world as they come, newest first; one opens with request, changes and answer. */
export function Journal() {
  const { query } = useAddress()
  const changed = useChangedLink()
  const [status = '', user = '', change = ''] = ['status', 'user', 'change'].map(
    (name) => query.get(name) ?? '',
  )
  const { data: accounts = [] } = useAnswer('GET accounts')
  const { data } = useAnswer('GET journal', { query: { console: 1, status, user } }, REFRESH)
  const wanted = data?.filter((one) => change !== CHANGED || one.changed)
  const { rows, paging } = usePages(wanted?.toReversed(), ({ method, path }) => `${method} ${path}`)
  const nameOf = (id?: string) => accounts.find((one) => one.id === id)?.nickname ?? id ?? ''
  const choose = (name: string, value: string) =>
    go(changed({ [name]: value === ANY ? undefined : value, page: undefined, open: undefined }))
  return (
    <ConsolePage
      title="请求"
      lead="对城市接口的每一次调用，每两秒刷新；点一次调用，看请求、改动和应答。"
      aside={<Replay />}
    >
      <Card title="请求记录" aside={<Search label="搜路径" />}>
        <div className={styles.filters}>
          <SelectField
            label="状态"
            name="status"
            options={statuses}
            value={status || ANY}
            onChange={(value) => choose('status', value)}
          />
          <SelectField
            label="用户"
            name="user"
            options={[ANY, ...accounts.map(({ nickname }) => nickname)]}
            value={user ? nameOf(user) : ANY}
            onChange={(name) => choose('user', accounts.find(({ nickname }) => nickname === name)?.id ?? ANY)}
          />
          <SelectField
            label="改动"
            name="change"
            options={[ANY, CHANGED]}
            value={change || ANY}
            onChange={(value) => choose('change', value)}
          />
        </div>
        <DataTable
          label="请求记录"
          rows={rows}
          paging={paging}
          keyOf={(one) => String(one.seq)}
          opened={query.get('open') ?? ''}
          more={({ seq }) => <CallDetail seq={seq} />}
          toneOf={(one) => (one.dropped || one.status >= 400 ? 'bad' : undefined)}
          columns={[
            { title: '调用', cell: ({ method, path }) => `${method} ${path}`, breaks: true },
            { title: '时间', cell: ({ time }) => secondsText(time) },
            { title: '状态', cell: (one) => (one.dropped ? '断线' : one.status) },
            { title: '用户', cell: (one) => (one.console ? '控制台' : nameOf(one.user)) },
            { title: '改动', cell: (one) => (one.changed ? `${String(one.changed)} 行` : '') },
          ]}
        />
      </Card>
    </ConsolePage>
  )
}

/** Renders the ways to export the journal and to play it again. */
function Replay() {
  const words = ({ played, differing: [first, ...others] }: Awaited<ReturnType<typeof playOwn>>) => {
    const done = `已从头重放 ${String(played)} 次调用，`
    if (!first) return `${done}结果与当时一致`
    throw new Error(`${done}${String(others.length + 1)} 次与当时不同：${first.line}，${first.why}`)
  }
  return (
    <>
      <a href={`/__mock/journal-file?world=${currentWorld()}`} download>
        导出
      </a>
      <ActionButton act={async () => words(await playOwn())}>从头重放</ActionButton>
      <FileButton label="导入并重放" act={async (form) => words(await ask('POST play', { body: form }))} />
    </>
  )
}

const playOwn = () => ask('POST play', { body: new FormData() })
