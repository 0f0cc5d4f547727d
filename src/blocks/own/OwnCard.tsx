import type { ReactNode } from 'react'
import type { AuditRecord } from '#api/audit.ts'
import styles from '#blocks/detail/record.module.css'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { atFields } from './Audits.tsx'
import { auditFacts } from './audit-term.ts'
import { Differences } from './Differences.tsx'
import { type Own, type OwnKind } from './kind.ts'
import { Moves } from './Moves.tsx'
import { OwnState } from './OwnState.tsx'

interface Props<Word extends string, One extends Own<Word>> {
  own: OwnKind<Word, One>
  one: One
  /** Newest receipt on this device when the record was requested. */
  asOf: ReceiptNo
  audits: readonly AuditRecord[]
  /** Public version while an edit is under audit, if known. */
  shown?: object
  title?: string
  /** Statistics of the record, such as its views. */
  items: [label: string, words: string][]
  /** Actions after the moves. */
  moreActions?: ReactNode
  children?: ReactNode
}

/** Shows the state of an own record on its page, with the reason, the moves and the differences from the public version. */
export function OwnCard<Word extends string, One extends Own<Word>>(props: Props<Word, One>) {
  const { own, one, asOf, audits, shown, title = '办理情况', items, moreActions, children } = props
  const { reason, status, isShown } = one
  const labels = own.labelsOf(one)
  const opinions = status === '已驳回' ? atFields(audits.at(-1) ?? {}, labels) : []
  return (
    <>
      {reason && (
        <Notice tone="bad" title={`${status}：`}>
          {[reason, ...opinions].join('；')}
        </Notice>
      )}
      {isShown && (
        <Notice tone="info" title="修改尚未通过审核。">
          {own.place}仍显示原内容，下面是您修改后的内容。
        </Notice>
      )}
      {isShown && shown && <Differences shown={shown} mine={one} labels={labels} />}
      <Card
        title={title}
        aside={<OwnState own={own} one={one} asOf={asOf} />}
        foot={
          <div className={styles.actions}>
            <Moves own={own} one={one} asOf={asOf} look="secondary" />
            {moreActions}
          </div>
        }
      >
        <DescriptionList
          items={[...(status === '待审核' ? auditFacts(own, one.updateTime) : []), ...items]}
        />
        {children}
      </Card>
    </>
  )
}
