import { linkOptions } from '@tanstack/react-router'
import type { Supply } from '#api/docking.ts'
import { MainAction } from '#blocks/detail/MainAction.tsx'
import { Seller } from '#blocks/detail/Seller.tsx'
import { SignInFirst } from '#blocks/sign-in/SignInFirst.tsx'
import { AskToDock } from '#features/docking/ask/AskToDock.tsx'
import { requestNodes, statusWords } from '#features/docking/ask/request.ts'
import { type Kind, mineLink, requestRecord } from '#features/docking/kinds.ts'
import { useOutbox } from '#offline/view.ts'
import { contactLifecycle } from '#rules/docking-states.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import styles from '#blocks/detail/record.module.css'

/** Shows the publisher and the contact of a record, with one open request to dock (对接) at a time. */
export function Contact({ kind, one }: { kind: Kind; one: Supply }) {
  const { id, publisherOrg, contactName, contactPhone, docked, mine, request } = one
  const { userInfo } = useAccount()
  const record = requestRecord(kind, id)
  const waiting = useOutbox().find((item) => item.record === record)
  const isOpen = request !== undefined && !contactLifecycle.isFinal(request.status)
  const maySee = mine || docked
  return (
    <>
      <Seller
        name={publisherOrg}
        facts={[
          contactName && `联系人 ${contactName}`,
          contactPhone && <PhoneLink key="phone" number={contactPhone} />,
        ]}
        state={
          waiting ? (
            <StateChip tone={waiting.state === 'waiting' ? 'warn' : 'bad'}>
              {waiting.state === 'waiting' ? '对接申请待上传' : '对接申请未通过'}
            </StateChip>
          ) : (
            request && <StateChip tone={contactLifecycle.toneOf(request.status)}>{request.status}</StateChip>
          )
        }
      />
      {!maySee && <p className={styles.quiet}>申请对接后显示联系方式；查看记录对发布方可见。</p>}
      {one.status !== '已上架' && !mine && (
        <p className={styles.quiet}>{one.status}，不再接受新的对接申请。</p>
      )}
      {request && (
        <>
          <p className={styles.quiet}>{statusWords(request)}</p>
          <Timeline nodes={requestNodes(request)} />
        </>
      )}
      <div className={styles.actions}>
        {!userInfo && one.status === '已上架' && (
          <MainAction>
            <SignInFirst why="dock" id={record}>
              登录后申请对接
            </SignInFirst>
          </MainAction>
        )}
        {userInfo && !mine && (
          <AskToDock kind={kind} one={one} isOffered={!isOpen && !waiting && one.status === '已上架'} />
        )}
        {waiting && <LinkButton link={linkOptions({ to: '/user/outbox' })}>查看待上传</LinkButton>}
        {isOpen && (
          <LinkButton link={mineLink(kind, { view: 'asked', keyword: one.title })}>
            查看我的对接申请
          </LinkButton>
        )}
      </div>
    </>
  )
}
