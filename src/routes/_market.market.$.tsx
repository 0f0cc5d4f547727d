import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { UnderWay } from '#layouts/UnderWay.tsx'

export const Route = createFileRoute('/_market/market/$')({
  validateSearch: v.object({ id: v.optional(v.string()) }),
  staticData: { guards: ['planned'] },
  component: UnderWay,
})
