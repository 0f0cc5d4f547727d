import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import type { DeclarationBrief } from '#api/declaration.ts'
import { declare } from '#api/declare.ts'
import { AuditTrail } from '#blocks/trail/AuditTrail.tsx'
import { flowNode, nodesAhead } from '#blocks/trail/nodes.ts'

/** History lists are asked for whole (specification, section 9). */
const whole = { current: 1, size: 999 }

/** How far a declaration has come, and what is still ahead of it. */
export const Flow = ({ id, status }: Pick<DeclarationBrief, 'id' | 'status'>) => (
  <AuditTrail
    query={useQuery(query(declare.flow, { query: { ...whole, id } }))}
    nodeOf={flowNode}
    ahead={nodesAhead(status)}
  />
)
