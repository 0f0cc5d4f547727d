import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import type { UserInfo } from '#api/session.ts'
import { maskedPhone } from '#lib/phone.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import styles from './password.module.css'

const memberTypes: Record<UserInfo['memberType'], string> = {
  person: '个人用户',
  enterprise: '企业用户',
  service_provider: '服务机构',
}

/** Shows the signed-in user as the city knows them; the phone number is masked until the user reveals it. */
export function AccountInfo() {
  const account = useAccount()
  const [shown, setShown] = useState(false)
  const me = account.userInfo
  if (!me) return null
  const hidden = (text: string) => (shown ? text : maskedPhone(text))
  return (
    <Card title="账号信息">
      <DescriptionList
        items={[
          ['头像', <Avatar key="image" image={me.image} name={me.nickname} />],
          ['昵称', me.nickname],
          [
            '手机号',
            <span key="tel">
              {hidden(me.tel)}
              <Button
                look="plain"
                className={styles.reveal}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? '隐藏' : '显示'}
              </Button>
            </span>,
          ],
          ['登录名', hidden(me.loginName)],
          ['账号类型', memberTypes[me.memberType]],
          ['当前企业', enterpriseName(account) || '未绑定企业'],
          [
            '关联企业',
            <span key="ens">
              {me.ens.length > 0 && `${String(me.ens.length)} 家 `}
              <LinkButton look="plain" link={linkOptions({ to: '/user/relation' })}>
                {me.ens.length > 0 ? '管理' : '去绑定企业'}
              </LinkButton>
            </span>,
          ],
        ]}
      />
    </Card>
  )
}
