import { useQueryClient } from '@tanstack/react-query'
import { CompareTick } from '#blocks/compare/CompareTick.tsx'
import { comparedServices } from './compared.ts'
import { productQuery } from './detail/detail-queries.ts'

/** Takes a service into the comparison, and brings it to this device whole, to be compared without a network as well. */
export function Compare({ one: { id, name } }: { one: { id: string; name: string } }) {
  const client = useQueryClient()
  return (
    <CompareTick
      tray={comparedServices}
      one={{ id, title: name }}
      onTake={() => void client.prefetchQuery(productQuery(id))}
    />
  )
}
