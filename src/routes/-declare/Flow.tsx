import { useQuery } from '@tanstack/react-query'
import type { DeclarationBrief } from '#api/declaration.ts'
import { AuditTrail } from '#blocks/trail/AuditTrail.tsx'
import { flowNode, nodesAhead } from '#blocks/trail/nodes.ts'
import { flowQuery } from '#features/declare/progress.ts'

/** Shows the progress of a declaration and its next steps. */
export const Flow = ({ id, status }: Pick<DeclarationBrief, 'id' | 'status'>) => (
  <AuditTrail query={useQuery(flowQuery(id))} nodeOf={flowNode} ahead={nodesAhead(status)} />
)
