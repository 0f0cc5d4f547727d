import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { plannedArea } from '#layouts/menu/planned.ts'
import { UnderWay } from '#layouts/UnderWay.tsx'

export const Route = createFileRoute('/_default/$')({
  validateSearch: v.object({ id: v.optional(v.string()) }),
  params: {
    parse({ _splat = '' }) {
      // eslint-disable-next-line typescript/only-throw-error -- the router's own way to say 404
      if (!plannedArea(`/${_splat}`)) throw notFound()
      return { _splat }
    },
  },
  staticData: { guards: ['planned'] },
  component: UnderWay,
})
