import { Card } from '#ui/Card.tsx'
import { useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'

/** Lists the demo accounts, with the ways to sign in. */
export function Accounts() {
  const { data } = useAnswer('GET choices')
  return (
    <ConsolePage title="账号" lead="每个世界都有这些演示账号。">
      <Card>
        <DataTable
          label="演示账号"
          rows={data?.accounts}
          keyOf={(one) => one.tel}
          columns={[
            { title: '姓名', cell: (one) => one.nickname },
            { title: '手机号', cell: (one) => one.tel },
            { title: '密码', cell: (one) => one.password },
          ]}
        />
        <p>
          其他网站的登录：<a href="/__mock/zwfw">政务服务网</a>、<a href="/__mock/sso">统一身份认证</a>
        </p>
      </Card>
    </ConsolePage>
  )
}
