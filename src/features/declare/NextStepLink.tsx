import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import { useAccount } from '#session/account.ts'
import { type ButtonLook, LinkButton } from '#ui/Button.tsx'
import type { Failing } from '#rules/standing/failing.ts'
import { type Startable, StartLink } from './StartLink.tsx'
import { useStanding } from './standing.ts'

/**
 * Fetches all items for which the enterprise has something under way (specification, section 9: all of a list at
 * once).
 */
const ownQuery = query(declare.items, { query: { scope: 'mine', size: 999 } })

interface Props {
  item: Startable
  look?: ButtonLook
  /** Condition that the current enterprise does not meet. */
  warning?: Failing
}

/**
 * Shows the next step for an item of a public list: the enterprise's own draft or declaration, on this device or at
 * the city, else the start.
 */
export function NextStepLink({ item, look = 'plain', warning }: Props) {
  const { enId } = useAccount()
  const { data } = useQuery({ ...ownQuery, enabled: enId !== '' })
  const running = data?.records.find(({ id }) => id === item.id)?.running
  const standing = useStanding({ ...item, ...(running ? { running } : {}) })
  if (!standing) return <StartLink item={item} look={look} warning={warning} />
  return (
    <LinkButton look={look} link={standing.link}>
      {standing.label}
    </LinkButton>
  )
}
