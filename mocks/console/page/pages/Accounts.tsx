import { Card } from '#ui/Card.tsx'
import { useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'

/** Lists the accounts of the world with roles and firms; a press signs one in, in this browser or beside it. */
export function Accounts() {
  const { data: accounts } = useAnswer('GET accounts')
  const hasBeside = accounts?.some(({ beside }) => beside) ?? false
  return (
    <ConsolePage title="账号" lead="点姓名即以该账号登录门户。每个世界都有演示账号，新注册的也在这里。">
      <Card title="账号">
        <DataTable
          label="账号"
          rows={accounts}
          keyOf={({ id }) => id}
          linkOf={({ enter }) => enter}
          columns={[
            { title: '登录为', cell: ({ nickname }) => nickname },
            { title: '身份', cell: ({ role }) => role },
            {
              title: '企业',
              cell: ({ firms }) =>
                firms.map(({ enName, role }) => (role ? `${enName}（${role}）` : enName)).join('、') ||
                '未绑定',
            },
            { title: '手机号', cell: ({ tel }) => tel },
            { title: '密码', cell: ({ password }) => password },
            {
              title: '第二个人',
              cell: ({ beside, nickname }) =>
                beside && (
                  <a href={beside} target="_blank" rel="noreferrer" aria-label={`在旁边登录：${nickname}`}>
                    在旁边登录
                  </a>
                ),
            },
          ]}
        />
        <p>
          {hasBeside
            ? '“在旁边登录”用本机的另一个域名（127.0.0.1 与 localhost）打开同一个世界：两个域名的登录和本机数据互不影响，两个标签页即两个人。'
            : '同一域名的标签页共用一个登录。要让两个人同时在一个世界里，请把第二个人的链接复制到无痕窗口打开。'}
        </p>
      </Card>
      <Card title="其他登录方式">
        <p>
          <a href="/__mock/zwfw">政务服务网</a>、<a href="/__mock/sso">统一身份认证</a>
        </p>
      </Card>
    </ConsolePage>
  )
}
