import { createFileRoute, Outlet } from '@tanstack/react-router'
import { CalculationProvider } from './-calculate/CalculationProvider.tsx'
import { CalculationSearch } from '#features/match/calculation-address.ts'

export const Route = createFileRoute('/_default/policy/calculate')({
  validateSearch: CalculationSearch,
  component: CalculateFrame,
})

/** Provides the calculation to all its pages. */
function CalculateFrame() {
  const { of, from } = Route.useSearch()
  return (
    <CalculationProvider of={of} from={from}>
      <Outlet />
    </CalculationProvider>
  )
}
