import { linkOptions } from '@tanstack/react-router'
import type { PolicyDetail } from '#api/policy.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'

/** Warns that a policy is out of force, and links to the version in force. */
export function Outdated({ policy }: { policy: PolicyDetail }) {
  if (policy.validity === '有效') return null
  // Takes the last of the history, because the version that replaced this policy may have been replaced as
  // well.
  const id = policy.supersededBy && (policy.revisions.at(-1)?.policyId ?? policy.supersededBy)
  return (
    <Notice
      tone="warn"
      title={policy.validity === '已修订' ? '本政策已修订，不再执行。' : `本政策已${policy.validity}。`}
      action={
        id && (
          <LinkButton look="plain" link={linkOptions({ to: '/policy/search/detail', search: { id } })}>
            查看现行版本
          </LinkButton>
        )
      }
    >
      以下内容仅供查阅。
    </Notice>
  )
}
