import { linkOptions } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { PolicyDetail } from '#api/policy.ts'
import { CompareTick } from '#blocks/compare/CompareTick.tsx'
import { useCompared } from '#blocks/compare/tray.ts'
import { useMemberDeed } from '#blocks/sign-in/useMemberDeed.ts'
import { comparedPolicies, compareLink } from '#features/policy/compared.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import styles from './detail.module.css'

const FollowAlike = lazy(() => import('./FollowAlike.tsx').then((file) => ({ default: file.FollowAlike })))

/** What else can be done with a policy: follow its like, compare, share, print. */
export function Tools({ policy }: { policy: PolicyDetail }) {
  const compared = useCompared(comparedPolicies)
  const [follows, setFollows] = useState(false)
  const follow = useMemberDeed('follow', policy.id, () => setFollows(true))
  return (
    <div className={styles.tools} role="group" aria-label="更多操作" data-print="none">
      <Button look="plain" onClick={follow}>
        订阅同类
      </Button>
      <CompareTick tray={comparedPolicies} one={policy} />
      {compared.length > 1 && (
        <LinkButton look="plain" link={compareLink(compared.map((one) => one.id).join(','))}>
          去对比 {compared.length} 条
        </LinkButton>
      )}
      <LinkButton look="plain" link={linkOptions({ to: '/poster/{-$id}', params: { id: policy.id } })}>
        分享海报
      </LinkButton>
      <Button look="plain" onClick={() => void share(policy.title)}>
        {canShare() ? '分享' : '复制链接'}
      </Button>
      <Button look="plain" onClick={() => print()}>
        打印
      </Button>
      {follows && (
        <Suspense>
          <FollowAlike policy={policy} onClose={() => setFollows(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether the device has a panel of its own for handing things on. */
const canShare = () => 'share' in navigator

/** Hands the address on by the device's own means, else puts it into the clipboard. */
async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname + location.search
  try {
    if (canShare()) {
      await navigator.share({ title, url })
      return
    }
    await navigator.clipboard.writeText(`${title} ${url}`)
    showToast('链接已复制')
  } catch (error) {
    // Whoever closes the device's panel has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast('无法复制，请从地址栏复制链接')
  }
}
