import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { enterprise } from '#api/enterprise.ts'
import { useAccount } from '#session/account.ts'

/**
 * Whom a new record names as its contact: whom the current enterprise names, else who is signed in.
 * @param isNew false where the record says so itself: then nobody is asked
 */
export function useContact(isNew: boolean) {
  const { enId, userInfo } = useAccount()
  const profile = useQuery({ ...query(enterprise.basic, {}), enabled: enId !== '' && isNew })
  return {
    /** What a form waits for before it begins. */
    profile,
    contactName: profile.data?.contactName ?? userInfo?.nickname ?? '',
    contactPhone: profile.data?.contactPhone ?? userInfo?.tel ?? '',
  }
}
