import { follow, stop } from '#features/policy/follow.ts'
import { useFollowing } from '#features/policy/useFollowing.ts'
import { useAccount } from '#session/account.ts'
import { savedSearches } from './saved.ts'

/** Returns the saved searches and their actions; every change may wait on the device. */
export function useSaved() {
  const { userInfo } = useAccount()
  const { list } = useFollowing()
  return { isMember: userInfo !== undefined, searches: savedSearches(list), keep: follow, drop: stop }
}
