import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { switchEnterprise } from '#session/sign.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { sendProof } from './bind.ts'
import type { Listed } from './useBindings.ts'

/** Shows what may be done with an enterprise of the list, by its state. */
export function BindingActions({ binding, onLeave }: { binding: Listed; onLeave: () => void }) {
  const { enId, enName, state = '有效', way, sentTo, invitation } = binding
  const { enId: current } = useAccount()
  const { reach } = useDeviceState()
  const isOffline = reach !== 'online'
  const change = async () => {
    await switchEnterprise(enId)
    showToast(`已切换到${enName}`)
  }
  const leaveWords =
    state === '有效' ? '解除绑定' : invitation ? '不接受' : way === '授权书' ? '撤销申请' : ''
  return (
    <>
      {state === '有效' && (
        <LinkButton look="plain" link={linkOptions({ to: '/user/relation/$id', params: { id: enId } })}>
          企业档案
        </LinkButton>
      )}
      {state === '有效' && enId !== current && (
        <Button look="plain" onClick={() => void change()}>
          切换
        </Button>
      )}
      {invitation && <Accept binding={binding} disabled={isOffline} />}
      {sentTo && <ProofLink enId={enId} way="法定代表人" label="填写验证码" />}
      {state === '未通过' && <ProofLink enId={enId} way="授权书" label="重新提交" />}
      {leaveWords && (
        <Button look="plain" disabled={isOffline} onClick={onLeave}>
          {leaveWords}
        </Button>
      )}
    </>
  )
}

const ProofLink = ({ label, enId, way }: { label: string; enId: string; way: '法定代表人' | '授权书' }) => (
  <LinkButton look="plain" link={linkOptions({ to: '/user/relation', search: { enId, way } })}>
    {label}
  </LinkButton>
)

/** Accepts an invitation to this user by one press, because the account's phone is the invited one. */
function Accept({ binding, disabled }: { binding: Listed; disabled: boolean }) {
  const { creditCode, enName, invitation } = binding
  const [busy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    try {
      await sendProof({ way: '邀请码', creditCode, code: invitation?.code ?? '' })
      showToast(`已绑定${enName}`)
    } catch (error) {
      showToast(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <Button busy={busy} disabled={disabled} onClick={() => void accept()}>
      {busy ? '正在接受' : '接受邀请'}
      <span className="visually-hidden">：{enName}</span>
    </Button>
  )
}
