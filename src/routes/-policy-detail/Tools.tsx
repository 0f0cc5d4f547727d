import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import type { PolicyDetail } from '#api/policy.ts'
import { CompareTick } from '#blocks/compare/CompareTick.tsx'
import { useCompared } from '#blocks/compare/tray.ts'
import { useSignedInAction } from '#blocks/sign-in/useSignedInAction.ts'
import { comparedPolicies, compareLink } from '#features/policy/compared.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ShareButton } from '#ui/ShareButton.tsx'
import styles from './detail.module.css'

const FollowAlike = lazyPart(async () => (await import('./FollowAlike.tsx')).FollowAlike)

/** Shows the other actions of a policy: subscribe to similar ones, compare, share, print. */
export function Tools({ policy }: { policy: PolicyDetail }) {
  const compared = useCompared(comparedPolicies)
  const [follows, setFollows] = useState(false)
  const follow = useSignedInAction('follow', policy.id, () => setFollows(true))
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
      <ShareButton look="plain" title={policy.title} />
      <Button look="plain" onClick={() => print()}>
        打印
      </Button>
      {follows && <FollowAlike policy={policy} onClose={() => setFollows(false)} />}
    </div>
  )
}
