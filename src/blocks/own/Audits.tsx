import type { AuditRecord } from '#api/audit.ts'
import { auditNode } from '#blocks/trail/audit-node.ts'
import { Card } from '#ui/Card.tsx'
import { Timeline } from '#ui/Timeline.tsx'

type Labels = Readonly<Record<string, string>>

interface Props {
  audits: readonly AuditRecord[]
  /** Words of the record's fields. */
  labels: Labels
}

/** Says what is to be mended, with the word of its field. */
export const atFields = ({ fields = [] }: Pick<AuditRecord, 'fields'>, labels: Labels): string[] =>
  fields.map(({ field, errorMessage }) => `${labels[field.split('.')[0] ?? ''] ?? '内容'}：${errorMessage}`)

/** Shows every step of the audits, with what was said of the whole and of each field. */
export const AuditTimeline = ({ audits, labels }: Props) => (
  <Timeline
    nodes={audits.map((audit, index) => ({
      ...auditNode(audit, index),
      opinion: [audit.opinion, ...atFields(audit, labels)].filter(Boolean).join('；') || undefined,
    }))}
  />
)

/** Shows 审核记录 as a block of a page; nothing where there was none. */
export const AuditCard = (props: Props) =>
  props.audits.length > 0 && (
    <Card title="审核记录">
      <AuditTimeline {...props} />
    </Card>
  )
