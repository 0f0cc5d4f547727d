import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Calculating } from './-calculate/Calculating.tsx'
import { Calculated } from '#features/match/calculation-address.ts'

export const Route = createFileRoute('/_default/policy/calculate')({
  validateSearch: Calculated,
  component: CalculateFrame,
})

/** Provides the calculation to all its pages. */
function CalculateFrame() {
  const { of, from } = Route.useSearch()
  return (
    <Calculating of={of} from={from}>
      <Outlet />
    </Calculating>
  )
}
