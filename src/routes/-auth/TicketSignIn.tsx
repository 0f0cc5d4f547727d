import { useState } from 'react'
import { Trouble } from '#features/session/Trouble.tsx'
import { govLoginAddress } from '#session/gov-site.ts'
import { redeemTicket } from '#session/ticket.ts'
import { heldTicket, type Ticket } from '#session/held-ticket.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import styles from './auth.module.css'
import { useEffectOn } from '#ui/useEffectOn.ts'

/** How the other sites are called. */
export const siteNames = { zwfw: '政务服务网', sso: '统一身份认证' } satisfies Record<Ticket['site'], string>

interface Props {
  ticket: Ticket
  target: string
  onDone: () => void
  /** The person goes another way. */
  onGiveUp: () => void
}

/** Signing in by what another site sent: progress in words, and a way on where it does not work. */
export function TicketSignIn({ ticket, target, onDone, onGiveUp }: Props) {
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffectOn([tries], () => {
    let gone = false
    // One call, also where this effect runs twice: redeemTicket sees to it.
    redeemTicket().then(
      () => gone || onDone(),
      (error: unknown) => gone || setFailure(error),
    )
    return () => void (gone = true)
  })
  const retry = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  const name = siteNames[ticket.site]
  const gov = ticket.site === 'zwfw' ? govLoginAddress(target) : undefined
  if (failure === undefined) {
    return <Notice tone="info">正在用{name}账号登录，请稍候</Notice>
  }
  return (
    <>
      <Trouble title={`${name}登录未成功`} error={failure} />
      <div className={styles.choices}>
        {heldTicket() ? (
          <Button look="primary" onClick={retry}>
            重试
          </Button>
        ) : (
          gov && (
            <a className={styles.gov} href={gov}>
              重新从{name}登录
            </a>
          )
        )}
        <Button onClick={onGiveUp}>用手机号登录</Button>
      </div>
    </>
  )
}
