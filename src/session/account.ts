import { proxy, useSnapshot } from 'valtio'
import type { UserInfo } from '#api/session.ts'

/** Who is signed in on this device. */
export const account = proxy({
  userInfo: undefined as UserInfo | undefined,
  /** The current enterprise; '' when there is none. */
  enId: '',
  /** The session has run out and the page waits for a new sign-in over it. */
  expired: false,
})

/** Who is signed in, for a component. */
export const useAccount = () => useSnapshot(account) as Readonly<typeof account>

/** Name of the current enterprise; '' when there is none. */
export const enterpriseName = ({ userInfo, enId }: Readonly<typeof account>): string =>
  userInfo?.ens.find((one) => one.enId === enId)?.enName ?? ''
