import type { ComponentProps, ReactNode } from 'react'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { Progress } from '#ui/list/Progress.tsx'
import { auditStep } from './audit-term.ts'
import { type Own, type OwnKind, useOwn } from './kind.ts'
import { KindMark } from './KindMark.tsx'
import { Moves } from './Moves.tsx'
import { OwnState } from './OwnState.tsx'

interface Props<Word extends string, One extends Own<Word>> extends Pick<
  ComponentProps<typeof ListRow>,
  'link' | 'meta' | 'chips' | 'amount' | 'picture'
> {
  own: OwnKind<Word, One>
  row: One
  /** Newest receipt on this device when the record was requested. */
  asOf: ReceiptNo
  looked: string | undefined
  /** Actions after the moves. */
  moreActions?: ReactNode
}

/** Shows an own record as a row: its state, the reason of a rejection and the moves. */
export function OwnRow<Word extends string, One extends Own<Word>>(props: Props<Word, One>) {
  const { own, row, asOf, looked = '', moreActions, picture, ...shown } = props
  const { now } = useOwn(own, row, asOf)
  return (
    <ListRow
      title={<Marked text={own.titleOf(row)} looked={looked} />}
      {...shown}
      picture={picture || <KindMark kind={own.kind} />}
      foot={now === '待审核' && <Progress stages={[]} next={auditStep(own, row.updateTime)} />}
      state={<OwnState own={own} one={row} asOf={asOf} />}
      actions={
        <>
          <Moves own={own} one={row} asOf={asOf} />
          {moreActions}
        </>
      }
    >
      {now === '已驳回' && row.reason && <p>原因：{row.reason}</p>}
      {row.isShown && <p>修改尚未通过审核，{own.place}仍显示原内容。</p>}
    </ListRow>
  )
}
