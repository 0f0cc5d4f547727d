import type { ComponentProps, ReactNode } from 'react'
import type { ListSearch } from '#blocks/list/list-address.ts'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { LinkButton } from '#ui/Button.tsx'
import type { Target } from '#ui/link.ts'
import { auditedWords } from './audit-term.ts'
import type { Own, OwnKind } from './kind.ts'
import { OwnRow } from './OwnRow.tsx'

type List<S extends ListSearch, Row> = ComponentProps<typeof MyRecords<S, Row>>

interface Props<S extends ListSearch, Row extends Own<string>>
  extends
    Omit<List<S, Row>, 'title' | 'noun' | 'empty' | 'children'>,
    Partial<Pick<List<S, Row>, 'noun' | 'empty' | 'children'>> {
  own: OwnKind<Row['status'], Row>
  /** Returns the kind of a row, for a list of several kinds. */
  ownOf?: (row: Row) => OwnKind<Row['status'], Row>
  queryKey: readonly unknown[]
  /** The button that publishes a new one. */
  publish: { label: string; link: Target }
  /** Returns the facts of a row, and its actions beside the moves. */
  factsOf: (row: Row) => Omit<ComponentProps<typeof OwnRow>, 'own' | 'row' | 'asOf' | 'looked'>
  /** Title of an empty list; 尚未发布 and the noun by default. */
  emptyTitle?: string
  /** Links beside the button. */
  moreActions?: ReactNode
}

/** Lists the own records of an enterprise in every state, with the button that publishes another. */
export function OwnList<S extends ListSearch, Row extends Own<string>>(props: Props<S, Row>) {
  const { own, ownOf = () => own, queryKey, publish, factsOf, emptyTitle, moreActions, ...list } = props
  const asOf = receiptAtRequest(queryKey, list.query)
  const button = (
    <LinkButton look="primary" link={publish.link}>
      {publish.label}
    </LinkButton>
  )
  return (
    <MyRecords<S, Row>
      title={own.mine.label}
      noun={own.noun}
      aside={
        <>
          {button}
          {moreActions}
        </>
      }
      needsEnterprise
      device={{ form: own.form }}
      empty={{
        title: emptyTitle ?? `尚未发布${own.noun}`,
        hint: `发布后由市平台审核，一般 ${auditedWords(own)}。`,
        action: button,
      }}
      {...list}
    >
      {list.children ??
        ((row) => (
          <OwnRow
            key={row.id}
            own={ownOf(row)}
            {...{ row, asOf, looked: list.search.keyword, ...factsOf(row) }}
          />
        ))}
    </MyRecords>
  )
}
