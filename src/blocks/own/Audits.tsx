import type { AuditRecord } from '#api/audit.ts'
import { auditNode } from '#blocks/trail/audit-node.ts'
import { Card } from '#ui/Card.tsx'
import { Timeline } from '#ui/Timeline.tsx'

type Labels = Readonly<Record<string, string>>

interface Props {
  audits: readonly AuditRecord[]
  /** Labels of the record's fields. */
  labels: Labels
}

/** Returns the opinions of an audit, each with the label of its field. */
export const atFields = ({ fields = [] }: Pick<AuditRecord, 'fields'>, labels: Labels): string[] =>
  fields.map(({ field, errorMessage }) => `${labels[field.split('.')[0] ?? ''] ?? '内容'}：${errorMessage}`)

/** Shows the steps of the audits, with the opinions on the whole record and on its fields. */
export const AuditTimeline = ({ audits, labels }: Props) => (
  <Timeline
    nodes={audits.map((audit, index) => ({
      ...auditNode(audit, index),
      opinion: [audit.opinion, ...atFields(audit, labels)].filter(Boolean).join('；') || undefined,
    }))}
  />
)

/** Shows the audits (审核记录) as a card; empty without audits. */
export const AuditCard = (props: Props) =>
  props.audits.length > 0 && (
    <Card title="审核记录">
      <AuditTimeline {...props} />
    </Card>
  )
