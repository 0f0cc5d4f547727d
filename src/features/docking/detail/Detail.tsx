import { useQuery } from '@tanstack/react-query'
import type { Supply } from '#api/docking.ts'
import { DeadlineChip } from '#blocks/DeadlineChip.tsx'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { offerSkeleton } from '#blocks/detail/Offer.tsx'
import { FavouriteButton } from '#blocks/favourite/FavouriteButton.tsx'
import { hallCrumbs, hallLink, type Kind, nouns, ownLink } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { dateText } from '#lib/dates.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { dockingLifecycle } from '#rules/docking-states.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Contact } from './Contact.tsx'
import { Matches } from './Matches.tsx'
import { detailQuery } from './detail-query.ts'
import { RecordBody } from './RecordBody.tsx'

/** Shows the public page of a demand or a supply, with its publisher and its matches. */
export function Detail({ kind, id }: { kind: Kind; id: string }) {
  const asked = detailQuery(kind, id)
  const one = useQuery({ ...asked, enabled: id !== '' })
  const noun = nouns[kind]
  return (
    <DetailPage<Supply>
      noun={noun}
      query={one}
      skeleton={offerSkeleton}
      crumbs={hallCrumbs(kind)}
      list={{ label: `查看${noun}大厅`, link: hallLink(kind) }}
      shared
      titleOf={({ title }) => title}
      leadOf={(found) =>
        [found.category, found.publisherOrg, `${dateText(found.createTime)}发布`].join(' · ')
      }
      actions={(found) => (
        <>
          {found.status === '已上架' ? (
            <DeadlineChip day={found.deadline} />
          ) : (
            <StateChip tone={dockingLifecycle.toneOf(found.status)}>{found.status}</StateChip>
          )}
          {found.mine && <LinkButton link={ownLink(kind, 'view', id)}>管理我的{noun}</LinkButton>}
          {!found.mine && (
            <FavouriteButton
              type={kind}
              one={{ id: found.id, name: found.title, favorite: found.favorite ?? false }}
              asOf={receiptAtRequest(asked.queryKey, one)}
            />
          )}
          <Button onClick={() => print()}>打印</Button>
        </>
      )}
      below={(found) => <Matches kind={kind} one={found} />}
    >
      {(found) => (
        <RecordBody
          kind={kind}
          one={{ ...found, amount: amountText(kind, found) }}
          contact={<Contact kind={kind} one={found} />}
          counts={found}
        />
      )}
    </DetailPage>
  )
}
