import { useState } from 'react'
import { Trouble } from '#features/session/Trouble.tsx'
import { govLoginAddress } from '#session/gov-site.ts'
import { redeemTicket } from '#session/ticket.ts'
import { heldTicket, type Ticket } from '#session/held-ticket.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import styles from './auth.module.css'
import { useEffectOn } from '#ui/useEffectOn.ts'

/** Names of the other sites. */
export const siteNames = { zwfw: '政务服务网', sso: '统一身份认证' } satisfies Record<Ticket['site'], string>

interface Props {
  ticket: Ticket
  target: string
  onDone: () => void
  /** Called when the user chooses another way to sign in. */
  onGiveUp: () => void
}

/** Signs in by the ticket of another site: shows the progress, and after a failure the other ways. */
export function TicketSignIn({ ticket, target, onDone, onGiveUp }: Props) {
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffectOn([tries], () => {
    let isCancelled = false
    // `redeemTicket` calls once, even if this effect runs twice (StrictMode).
    redeemTicket().then(
      () => isCancelled || onDone(),
      (error: unknown) => isCancelled || setFailure(error),
    )
    return () => void (isCancelled = true)
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
