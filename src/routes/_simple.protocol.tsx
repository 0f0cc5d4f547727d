import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { Protocol } from './-protocol/Protocol.tsx'

export const Route = createFileRoute('/_simple/protocol')({
  validateSearch: v.object({
    tab: v.optional(v.fallback(v.picklist(['agreement', 'privacy']), 'agreement')),
  }),
  component: ProtocolPage,
})

/** Shows 服务协议 or 隐私政策; the texts load with this page, not with the portal. */
function ProtocolPage() {
  const { tab = 'agreement' } = Route.useSearch()
  return <Protocol tab={tab} />
}
