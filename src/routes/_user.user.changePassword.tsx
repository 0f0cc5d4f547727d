import { createFileRoute } from '@tanstack/react-router'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { ChangePassword } from './-password/ChangePassword.tsx'
import { AccountInfo } from './-password/AccountInfo.tsx'

export const Route = createFileRoute('/_user/user/changePassword')({
  staticData: { guards: ['member'] },
  component: MePage,
})

/** Shows 我的信息: the signed-in user and the form to change the password. */
function MePage() {
  return (
    <Page title="我的信息">
      <AccountInfo />
      <Card title="修改密码">
        <ChangePassword />
      </Card>
    </Page>
  )
}
