import { useQuery } from '@tanstack/react-query'
import { AuditTrail } from '#blocks/trail/AuditTrail.tsx'
import { flowNode, nodesAhead } from '#blocks/trail/nodes.ts'
import { flowQuery } from '#features/declare/progress.ts'

/** Shows the progress of a declaration and its next steps. */
export function Flow({ id }: { id: string }) {
  const flow = useQuery(flowQuery(id))
  return <AuditTrail query={flow} nodeOf={flowNode} ahead={nodesAhead(flow.data?.ahead)} />
}
