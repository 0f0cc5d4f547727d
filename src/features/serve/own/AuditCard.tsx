import type { AuditRecord } from '#api/audit.ts'
import { auditNode } from '#blocks/trail/nodes.ts'
import { Card } from '#ui/Card.tsx'
import { Timeline } from '#ui/Timeline.tsx'

type Labels = Readonly<Record<string, string>>

/** What is to be mended, with the word of its field. */
const atField = ({ field, errorMessage }: { field: string; errorMessage: string }, labels: Labels) =>
  `${labels[field.split('.')[0] ?? ''] ?? '内容'}：${errorMessage}`

interface Props {
  audits: readonly AuditRecord[]
  labels: Labels
}

/** Every step of the audits, with what was said of the whole and of each field. */
export const AuditTimeline = ({ audits, labels }: Props) => (
  <Timeline
    nodes={audits.map((audit, index) => ({
      ...auditNode(audit, index),
      opinion:
        [audit.opinion, ...(audit.fields ?? []).map((one) => atField(one, labels))]
          .filter(Boolean)
          .join('；') || undefined,
    }))}
  />
)

/** 审核记录 as a block of a page; nothing where there was none. */
export function AuditCard(props: Props) {
  if (props.audits.length === 0) return null
  return (
    <Card title="审核记录">
      <AuditTimeline {...props} />
    </Card>
  )
}
