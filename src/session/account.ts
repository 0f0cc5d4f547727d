import { proxy, useSnapshot } from 'valtio'
import type { UserInfo } from '#api/session.ts'

/** Signed-in user of this device. */
export const account = proxy({
  userInfo: undefined as UserInfo | undefined,
  /** Id of the current enterprise; '' when there is none. */
  enId: '',
  /** True while the session has expired and the page waits for a new sign-in over it. */
  expired: false,
})

/** Returns the signed-in user, for a component. */
export const useAccount = () => useSnapshot(account) as Readonly<typeof account>

/** Returns the name of the current enterprise; '' when there is none. */
export const enterpriseName = ({ userInfo, enId }: Readonly<typeof account>): string =>
  userInfo?.ens.find((one) => one.enId === enId)?.enName ?? ''
