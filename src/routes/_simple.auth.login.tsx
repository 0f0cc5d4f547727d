import { createFileRoute, linkOptions, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { LoginForm } from '#features/session/LoginForm.tsx'
import { useAccount } from '#session/account.ts'
import { safeRedirect } from '#session/guard.ts'
import { dropTicket, heldTicket } from '#session/held-ticket.ts'
import { whyWords } from '#session/wanted.ts'
import { Notice } from '#ui/state/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { AlreadyIn } from './-auth/AlreadyIn.tsx'
import { AuthFrame } from './-auth/AuthFrame.tsx'
import { LoginFoot } from './-auth/LoginFoot.tsx'
import { TicketSignIn } from './-auth/TicketSignIn.tsx'
import { wanting } from './-auth/wanted.ts'

/** Login route. `takeTicket` removes `zwfwToken` and `code` from the address before the router reads it. */
export const Route = createFileRoute('/_simple/auth/login')({
  validateSearch: v.object({
    redirect_uri: v.optional(v.fallback(v.string(), '/')),
    /** Reason for the sign-in request, shown above the form. */
    why: v.optional(v.fallback(v.string(), '')),
    way: v.optional(v.fallback(v.picklist(['password', 'sms']), 'password')),
  }),
  component: LoginPage,
})

/** Shows 登录, and returns to the page that the user came for. */
function LoginPage() {
  const { redirect_uri: wanted, way = 'password', why } = Route.useSearch()
  const { tel, said } = useLocation({ select: ({ state }) => state })
  const router = useRouter()
  const { userInfo } = useAccount()
  const [ticket, setTicket] = useState(heldTicket)
  const [typed, setTyped] = useState(tel)
  const [changing, setChanging] = useState(false)
  // True while a sign-in is under way: the account is filled meanwhile, and the screen must not change until
  // the page is left.
  const [busy, setBusy] = useState(ticket !== undefined && !userInfo)
  const target = safeRedirect(wanted)
  const leave = () => router.history.replace(target)
  const toForm = () => {
    dropTicket()
    setTicket(undefined)
    setBusy(false)
  }
  if (userInfo && !busy && !changing) {
    return (
      <AuthFrame>
        <Page title="登录">
          <AlreadyIn
            userInfo={userInfo}
            ticket={ticket}
            target={target}
            onStay={() => {
              dropTicket()
              leave()
            }}
            onChange={() => setChanging(true)}
          />
        </Page>
      </AuthFrame>
    )
  }
  if (ticket) {
    return (
      <AuthFrame>
        <Page title="登录">
          <TicketSignIn ticket={ticket} target={target} onDone={leave} onGiveUp={toForm} />
        </Page>
      </AuthFrame>
    )
  }
  const tab = (label: string, to: typeof way) => ({
    label,
    chosen: way === to,
    link: linkOptions({ to: '/auth/login', search: { ...wanting(target), ...(why && { why }), way: to } }),
  })
  return (
    <AuthFrame>
      <Page title="登录" lead={whyWords(why) ?? (target === '/' ? undefined : '登录后返回原页面')}>
        {said === 'reset' && (
          <Notice tone="info" title="密码已重置。">
            请用新密码登录
          </Notice>
        )}
        {changing && userInfo && (
          <Notice tone="info">
            登录成功后，<bdi>{userInfo.nickname}</bdi>的账号从本机退出
          </Notice>
        )}
        <Tabs label="登录方式" tabs={[tab('密码登录', 'password'), tab('短信登录', 'sms')]} />
        <LoginForm way={way} tel={tel} onBusy={setBusy} onDone={leave} onTel={setTyped} />
        <LoginFoot target={target} tel={typed} />
      </Page>
    </AuthFrame>
  )
}
