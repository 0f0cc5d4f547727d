import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import { AuditTrail } from '#blocks/trail/AuditTrail.tsx'
import { flowNode } from '#blocks/trail/nodes.ts'

/** History lists are asked for whole (specification, section 9). */
const whole = { current: 1, size: 999 }

/** How far a declaration has come. */
export const Flow = ({ id }: { id: string }) => (
  <AuditTrail query={useQuery(query(declare.flow, { query: { ...whole, id } }))} nodeOf={flowNode} />
)
