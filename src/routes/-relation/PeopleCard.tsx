import { useState } from 'react'
import { INVITATION_DAYS, type Invitation, type Member } from '#api/binding.ts'
import { copyText } from '#ui/copy-text.ts'
import { dateText } from '#lib/dates.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { EndDialog, type Ending } from './EndDialog.tsx'
import type { Listed } from './useBindings.ts'

// Loaded on demand, because its controls are needed only by who invites.
const InviteForm = lazyPart(async () => (await import('./InviteForm.tsx')).InviteForm)

/** Shows an administrator the people of the current enterprise and its open invitations, and invites and ends them. */
export function PeopleCard({ binding }: { binding: Listed }) {
  const { enId, enName, creditCode, members = [], invitations = [] } = binding
  const { reach } = useDeviceState()
  const [inviting, setInviting] = useState(false)
  const [ending, setEnding] = useState<Ending>()
  const isOffline = reach !== 'online'
  return (
    <Card
      title="办理人员"
      aside={
        <Button look="plain" disabled={isOffline} onClick={() => setInviting(true)}>
          邀请办理人员
        </Button>
      }
    >
      <List label="办理人员">
        {members.map((one) => (
          <MemberRow
            key={one.userId}
            member={one}
            disabled={isOffline}
            onEnd={() =>
              setEnding({ kind: 'person', enId, id: one.userId, name: one.name, state: one.state })
            }
          />
        ))}
        {invitations.map((one) => (
          <InvitationRow
            key={one.id}
            invitation={one}
            disabled={isOffline}
            onEnd={() => setEnding({ kind: 'invitation', enId, id: one.id, name: one.name, state: '待接受' })}
          />
        ))}
      </List>
      <Dialog open={inviting} title={`邀请办理人员：${enName}`} onClose={() => setInviting(false)}>
        <InviteForm
          room={<SkeletonText lines={4} />}
          creditCode={creditCode}
          onDone={() => setInviting(false)}
        />
      </Dialog>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  )
}

interface RowProps {
  disabled: boolean
  onEnd: () => void
}

function MemberRow({ member, disabled, onEnd }: RowProps & { member: Member }) {
  const { userInfo } = useAccount()
  const { userId, name, tel, role, state, way, createTime } = member
  const isMe = userId === userInfo?.id
  return (
    <ListRow
      title={name}
      meta={[role, tel, way, `${dateText(createTime)}${state === '有效' ? '绑定' : '申请'}`]}
      state={
        isMe ? (
          <StateChip tone="neutral">本人</StateChip>
        ) : (
          state !== '有效' && <StateChip tone="warn">{state}</StateChip>
        )
      }
      actions={
        !isMe && (
          <Button look="plain" disabled={disabled} onClick={onEnd}>
            {state === '有效' ? '结束权限' : '拒绝申请'}
            <span className="visually-hidden">：{name}</span>
          </Button>
        )
      }
    />
  )
}

function InvitationRow({ invitation, disabled, onEnd }: RowProps & { invitation: Invitation }) {
  const { name, tel, role, code, expireTime } = invitation
  return (
    <ListRow
      title={name}
      meta={[role, tel, `邀请码 ${code}`, `${dateText(expireTime)}前有效`]}
      state={<StateChip tone="info">待接受</StateChip>}
      actions={
        <>
          <Button
            look="plain"
            onClick={() => void copyText(code, '邀请码已复制', `请手工抄录邀请码 ${code}`)}
          >
            复制邀请码
            <span className="visually-hidden">：{name}</span>
          </Button>
          <Button look="plain" disabled={disabled} onClick={onEnd}>
            撤销邀请
            <span className="visually-hidden">：{name}</span>
          </Button>
        </>
      }
    >
      {`已以短信告知对方，用该手机号登录后在关联企业中接受，${String(INVITATION_DAYS)} 天内有效。`}
    </ListRow>
  )
}
