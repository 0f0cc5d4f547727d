import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { Protocol } from './-protocol/Protocol.tsx'

export const Route = createFileRoute('/_simple/protocol')({
  validateSearch: v.object({
    tab: v.optional(v.fallback(v.picklist(['agreement', 'privacy']), 'agreement')),
  }),
  component: ProtocolPage,
})

/** 服务协议 and 隐私政策: their texts come with the page, not with the portal. */
function ProtocolPage() {
  const { tab = 'agreement' } = Route.useSearch()
  return <Protocol tab={tab} />
}
