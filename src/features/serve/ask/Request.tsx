import { linkOptions } from '@tanstack/react-router'
import type { Enquiry } from '#api/serve-provider.ts'
import { MainAction } from '#blocks/detail/MainAction.tsx'
import styles from '#blocks/detail/record.module.css'
import { SignInFirst } from '#blocks/sign-in/SignInFirst.tsx'
import { askedLink, requestRecord } from '#features/serve/links.ts'
import { useOutbox } from '#offline/view.ts'
import { enquiryLifecycle } from '#rules/provider-states.ts'
import { useAccount } from '#session/account.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { AskProvider } from './AskProvider.tsx'
import type { Asking } from './typed.ts'

// Loads this part on demand, because most readers of a service have not enquired about it.
const Progress = lazyPart(async () => (await import('./Progress.tsx')).Progress)

interface Props {
  asking: Asking
  request: Enquiry | undefined
  mine: boolean
}

/** Shows the progress of the user's enquiry and the enquiry dialog; one open enquiry at a time. */
export function Request({ asking, request, mine }: Props) {
  const { userInfo } = useAccount()
  const record = requestRecord(asking.providerId, asking.product?.id)
  const waiting = useOutbox().find((item) => item.record === record)
  const isOpen = request !== undefined && !enquiryLifecycle.isFinal(request.status)
  if (mine) return <p className={styles.quiet}>该机构属于本企业，咨询请在“我的机构”中查看。</p>
  return (
    <>
      {request && (
        <Progress
          room={<SkeletonText lines={3} />}
          enquiry={request}
          providerId={asking.providerId}
          name={asking.product?.name ?? asking.providerName}
        />
      )}
      <div className={styles.actions}>
        {!userInfo && (
          <MainAction>
            <SignInFirst why="ask" id={record}>
              登录后咨询
            </SignInFirst>
          </MainAction>
        )}
        {userInfo && <AskProvider {...asking} isOffered={!isOpen && !waiting} />}
        {waiting && (
          <>
            <StateChip tone={waiting.state === 'waiting' ? 'warn' : 'bad'}>
              {waiting.state === 'waiting' ? '咨询待上传' : '咨询未通过'}
            </StateChip>
            <LinkButton link={linkOptions({ to: '/user/outbox' })}>查看待上传</LinkButton>
          </>
        )}
        {request && <LinkButton link={askedLink}>查看我的咨询</LinkButton>}
      </div>
    </>
  )
}
