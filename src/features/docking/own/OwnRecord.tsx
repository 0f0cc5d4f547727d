import { useQuery } from '@tanstack/react-query'
import type { MySupply } from '#api/docking.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { detailLink, type Kind, mineCrumbs, mineLink, nouns } from '#features/docking/kinds.ts'
import { dateText } from '#lib/dates.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { publicStates } from '#rules/docking-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { OwnBody } from './OwnBody.tsx'
import { ownQuery } from './own-queries.ts'

/** Shows the owner's page of a demand or a supply. */
export function OwnRecord({ kind, id }: { kind: Kind; id: string }) {
  const asked = ownQuery(kind, id)
  const one = useQuery(asked)
  const asOf = receiptAtRequest(asked.queryKey, one)
  const noun = nouns[kind]
  return (
    <DetailPage<MySupply>
      noun={noun}
      query={one}
      crumbs={mineCrumbs(kind)}
      list={{ label: `查看我的${noun}`, link: mineLink(kind) }}
      titleOf={({ title }) => title}
      leadOf={({ category, createTime }) =>
        [category, `${dateText(createTime)}创建`].filter(Boolean).join(' · ')
      }
      actions={({ status, isShown }) =>
        (isShown || publicStates.some((word) => word === status)) && (
          <LinkButton link={detailLink(kind, id)}>查看公开页面</LinkButton>
        )
      }
    >
      {(found) => <OwnBody kind={kind} one={found} asOf={asOf} />}
    </DetailPage>
  )
}
