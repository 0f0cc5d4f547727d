import type { UserInfo } from '#api/session.ts'
import { firstCharacter } from '#lib/cut.ts'
import { maskedPhone } from '#lib/phone.ts'
import type { Ticket } from '#session/held-ticket.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { siteNames } from './TicketSignIn.tsx'
import styles from './auth.module.css'

interface Props {
  userInfo: Pick<UserInfo, 'nickname' | 'tel'>
  /** Ticket from another site; it replaces the signed-in user only after a confirmation. */
  ticket: Ticket | undefined
  target: string
  onStay: () => void
  onChange: () => void
}

/** Lets a signed-in user continue or change the account. */
export function AlreadyIn({ userInfo, ticket, target, onStay, onChange }: Props) {
  const enterprise = enterpriseName(useAccount())
  const onward = target === '/' ? '进入首页' : '返回登录前的页面'
  return (
    <>
      <div className={styles.who}>
        <span aria-hidden="true" className={styles.initial}>
          {firstCharacter(userInfo.nickname)}
        </span>
        <p>
          您已登录为{' '}
          <strong>
            <bdi>{userInfo.nickname}</bdi>
          </strong>
          <span>{[maskedPhone(userInfo.tel), enterprise].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      {ticket && <p>{siteNames[ticket.site]}发起了新的登录，请选择使用的账号。</p>}
      <div className={styles.choices}>
        <Button look="primary" onClick={onStay}>
          {ticket ? '继续使用当前账号' : onward}
        </Button>
        <Button onClick={onChange}>{ticket ? `用${siteNames[ticket.site]}登录` : '更换账号登录'}</Button>
      </div>
    </>
  )
}
