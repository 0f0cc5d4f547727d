import { Card } from '#ui/Card.tsx'
import { timeText } from '#lib/dates.ts'
import { useAnswer } from '#mocks/console/page/client.ts'
import { Code } from '#mocks/console/page/Code.tsx'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { Search } from '#mocks/console/page/Search.tsx'
import { usePages } from '#mocks/console/page/usePages.ts'

/** Milliseconds between two looks into the inbox, because a code is awaited while the portal shows its form. */
const REFRESH = 2_000

/** Purposes of a text message in words. */
const purposes: Record<string, string> = {
  login: '登录',
  register: '注册',
  reset: '重置密码',
  bind: '关联企业',
}

/** Shows what the city has sent to phones: codes, and the texts of pictures that are asked for. */
export function Sent() {
  const { data: sms } = useAnswer('GET sms', {}, REFRESH)
  const { data: captchas } = useAnswer('GET captcha', {}, REFRESH)
  const { rows, paging } = usePages(sms?.toReversed(), ({ tel, type, code }) => [tel, type, code].join(' '))
  return (
    <ConsolePage title="收件箱" lead="城市发出的短信、图形验证码与站内消息，每两秒刷新一次。">
      <Card title="短信" aside={<Search label="搜手机号" />}>
        <DataTable
          label="短信"
          empty="还没有发出短信"
          rows={rows}
          paging={paging}
          keyOf={({ tel, type, time }) => `${tel}:${type}:${time}`}
          columns={[
            { title: '手机号', cell: ({ tel }) => tel },
            { title: '验证码', cell: ({ code }) => <Code text={code} /> },
            { title: '用途', cell: ({ type }) => purposes[type] ?? type },
            { title: '时间', cell: ({ time }) => timeText(time) },
          ]}
        />
      </Card>
      <Card title="图形验证码">
        <DataTable
          label="图形验证码"
          empty="还没有图形验证码"
          rows={
            typeof captchas === 'object'
              ? Object.entries(captchas ?? {})
                  .toReversed()
                  .slice(0, 10)
              : undefined
          }
          keyOf={([id]) => id}
          columns={[
            { title: '文字', cell: ([, text]) => <Code text={text} /> },
            { title: '编号', cell: ([id]) => id, breaks: true },
          ]}
        />
      </Card>
    </ConsolePage>
  )
}
