import { linkOptions } from '@tanstack/react-router'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'

/** Returns true if the user is known and acts for no enterprise; false while this device does not know the user. */
export function useIsWithoutEnterprise(): boolean {
  const { userInfo, enId } = useAccount()
  return userInfo !== undefined && enId === ''
}

/**
 * Replaces content that needs an enterprise, and links to the page where one is bound.
 * @param to purpose shown in the hint: 代表企业申报项目
 */
export const NeedsEnterprise = ({ to }: { to: string }) => (
  <EmptyState
    art="enterprise"
    title="尚未绑定企业"
    hint={`绑定后可以${to}。`}
    action={
      <LinkButton look="primary" link={linkOptions({ to: '/user/relation' })}>
        去绑定企业
      </LinkButton>
    }
  />
)
