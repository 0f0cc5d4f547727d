import { useQuery } from '@tanstack/react-query'
import type { DeclarationBrief } from '#api/declaration.ts'
import { AuditTrail } from '#blocks/trail/AuditTrail.tsx'
import { flowNode, nodesAhead } from '#blocks/trail/nodes.ts'
import { flowQuery } from '#features/declare/progress.ts'

/** How far a declaration has come, and what is still ahead of it. */
export const Flow = ({ id, status }: Pick<DeclarationBrief, 'id' | 'status'>) => (
  <AuditTrail query={useQuery(flowQuery(id))} nodeOf={flowNode} ahead={nodesAhead(status)} />
)
