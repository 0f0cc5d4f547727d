import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { enterprise, type EnterpriseBasic } from '#api/enterprise.ts'
import { useAccount } from '#session/account.ts'

interface Contact {
  contactName: string
  contactPhone: string
}

/**
 * What is known of who hands in a new record: whom to call is whom the current enterprise names, else who is signed in.
 * @param isNew false where the record says so itself: then nobody is asked
 * @param factsOf what else of the enterprise's record belongs into the form, by the form's names
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
    /** What a form waits for before it begins. */
    profile,
    known: { ...facts, ...contact },
    /** Where each of them comes from; none where the record says it itself. */
    sources: isNew ? sourcesOf(profile.data, facts) : {},
  }
}

function sourcesOf(record: EnterpriseBasic | undefined, facts: object): Record<string, string> {
  const contact = (name: keyof Contact) => (record?.[name] === undefined ? '来自账号信息' : FROM_RECORD)
  return {
    ...Object.fromEntries(Object.keys(facts).map((name) => [name, FROM_RECORD])),
    contactName: contact('contactName'),
    contactPhone: contact('contactPhone'),
  }
}

const FROM_RECORD = '来自企业档案'
