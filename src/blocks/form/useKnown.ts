import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { enterprise, type EnterpriseBasic } from '#api/enterprise.ts'
import { useAccount } from '#session/account.ts'

/** Sources of values that no register has. */
export const fromRecord = '来自企业档案'
export const fromAccount = '来自账号信息'

interface Contact {
  contactName: string
  contactPhone: string
}

/**
 * Returns prefilled values of a new record: the current enterprise's contact, else the signed-in user, and facts of the
 * enterprise.
 * @param isNew false for an existing record with its own values: nothing is requested
 * @param factsOf returns further values from the enterprise's record, by the form's field names
 */
export function useKnown<Facts extends object = object>(
  isNew: boolean,
  factsOf?: (record: EnterpriseBasic) => Facts,
) {
  const { enId, userInfo } = useAccount()
  const profile = useQuery({ ...query(enterprise.basic, {}), enabled: enId !== '' && isNew })
  const contact: Contact = {
    contactName: profile.data?.contactName ?? userInfo?.nickname ?? '',
    contactPhone: profile.data?.contactPhone ?? userInfo?.tel ?? '',
  }
  const facts: Partial<Facts> = (profile.data && factsOf?.(profile.data)) ?? {}
  return {
    /** Query that a form waits for before it starts. */
    profile,
    known: { ...facts, ...contact },
    /** Sources of the values; none for an existing record. */
    sources: isNew ? sourcesOf(profile.data, facts) : {},
  }
}

function sourcesOf(record: EnterpriseBasic | undefined, facts: object): Record<string, string> {
  const contact = (name: keyof Contact) => (record?.[name] === undefined ? fromAccount : fromRecord)
  return {
    ...Object.fromEntries(Object.keys(facts).map((name) => [name, fromRecord])),
    contactName: contact('contactName'),
    contactPhone: contact('contactPhone'),
  }
}
