import { linkOptions } from '@tanstack/react-router'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'

/** Returns true for somebody who acts for no enterprise. Of somebody whom this device does not know yet that is not said. */
export function useIsWithoutEnterprise(): boolean {
  const { userInfo, enId } = useAccount()
  return userInfo !== undefined && enId === ''
}

/**
 * Stands in place of what only an enterprise can do or have, and leads to where one is bound.
 * @param to what becomes possible then: 代表企业申报项目
 */
export const NeedsEnterprise = ({ to }: { to: string }) => (
  <EmptyState
    icon="building"
    title="尚未绑定企业"
    hint={`绑定后可以${to}。`}
    action={
      <LinkButton look="primary" link={linkOptions({ to: '/user/relation' })}>
        去绑定企业
      </LinkButton>
    }
  />
)
