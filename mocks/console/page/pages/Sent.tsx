import { Card } from '#ui/Card.tsx'
import { timeText } from '#lib/dates.ts'
import { useAnswer } from '#mocks/console/page/client.ts'
import { Code } from '#mocks/console/page/Code.tsx'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { Search } from '#mocks/console/page/Search.tsx'
import { SendMessage } from '#mocks/console/page/SendMessage.tsx'
import { usePages } from '#mocks/console/page/usePages.ts'
import { linkTo } from '#mocks/console/page/address.ts'

/** Milliseconds between two looks into the inbox, because a code is awaited while the portal shows its form. */
const REFRESH = 2_000
/** Number of the newest texts of pictures and messages that are listed. */
const NEWEST = 10

/** Purposes of text messages in words. */
const purposes: Record<string, string> = {
  login: '登录',
  register: '注册',
  reset: '重置密码',
  bind: '关联企业',
  invite: '邀请办理人员',
}

/** Shows what the city has sent: codes by text message, the texts of pictures, and messages to people. */
export function Sent() {
  const { data: sms } = useAnswer('GET sms', {}, REFRESH)
  const { data: captchas } = useAnswer('GET captcha', {}, REFRESH)
  const { data: messages } = useAnswer('GET rows', { rest: 'message' })
  const { rows, paging } = usePages(sms?.toReversed(), ({ tel, type, code }) => [tel, type, code].join(' '))
  const pictures = typeof captchas === 'object' ? Object.entries<string>(captchas ?? {}) : undefined
  return (
    <ConsolePage title="收件箱" lead="城市发出的短信、图形验证码和站内消息。短信每两秒刷新一次。">
      <Card title="短信" aside={<Search label="搜手机号" />}>
        <DataTable
          label="短信"
          empty="还没有发出短信"
          rows={rows}
          paging={paging}
          keyOf={({ tel, type, time }) => `${tel}:${type}:${time}`}
          columns={[
            { title: '手机号', cell: ({ tel }) => tel },
            { title: '验证码', cell: ({ code }) => <Code text={code} />, wide: true },
            { title: '用途', cell: ({ type }) => purposes[type] ?? type },
            { title: '时间', cell: ({ time }) => timeText(time) },
          ]}
        />
      </Card>
      <Card title="图形验证码">
        <DataTable
          label="图形验证码"
          empty="还没有图形验证码"
          rows={pictures?.toReversed().slice(0, NEWEST)}
          keyOf={([id]) => id}
          columns={[
            { title: '文字', cell: ([, text]) => <Code text={text} /> },
            { title: '编号', cell: ([id]) => id, breaks: true },
          ]}
        />
      </Card>
      <Card title="站内消息" aside={<a href={linkTo('records/message')}>全部消息</a>}>
        <DataTable
          label="站内消息"
          empty="还没有站内消息"
          rows={messages?.rows.slice(0, NEWEST)}
          keyOf={({ id }) => id}
          linkOf={({ id }) => linkTo('records/message', { id })}
          columns={(messages?.columns ?? [{ title: '标题' }]).map(({ title }, at) => ({
            title,
            cell: ({ cells }: { cells: string[] }) => cells[at],
          }))}
        />
      </Card>
      <Card title="发一条站内消息">
        <SendMessage />
      </Card>
    </ConsolePage>
  )
}
