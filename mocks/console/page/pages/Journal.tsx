import { Card } from '#ui/Card.tsx'
import { useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { Search } from '#mocks/console/page/Search.tsx'
import { usePages } from '#mocks/console/page/usePages.ts'

const REFRESH = 2_000

/** Lists the calls of the world, newest first, as they come. */
export function Journal() {
  const { data } = useAnswer('GET journal', {}, REFRESH)
  const { rows, paging } = usePages(data?.toReversed(), ({ method, path, status, user, enId }) =>
    [method, path, status, user, enId].join(' '),
  )
  return (
    <ConsolePage title="请求" lead="门户对城市接口的每一次调用，每两秒刷新一次。">
      <Card aside={<Search label="搜路径、状态、用户" />} title="请求记录">
        <DataTable
          label="请求记录"
          rows={rows}
          paging={paging}
          keyOf={(one) => String(one.seq)}
          toneOf={(one) => (one.dropped || one.status >= 400 ? 'bad' : undefined)}
          columns={[
            { title: '调用', cell: ({ method, path }) => `${method} ${path}`, breaks: true },
            { title: '时间', cell: ({ time }) => new Date(time).toLocaleTimeString('zh-CN') },
            { title: '状态', cell: ({ status, dropped }) => (dropped ? '断线' : status) },
            { title: '用户', cell: ({ user }) => user ?? '', breaks: true },
            { title: '企业', cell: ({ enId }) => enId, breaks: true },
            { title: '幂等键', cell: ({ idempotencyKey }) => idempotencyKey ?? '', breaks: true },
            { title: '生效', cell: ({ effect }) => (effect ? '是' : '') },
          ]}
        />
      </Card>
    </ConsolePage>
  )
}
