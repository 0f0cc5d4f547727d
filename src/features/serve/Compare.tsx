import { useQueryClient } from '@tanstack/react-query'
import { CompareTick } from '#blocks/compare/CompareTick.tsx'
import { comparedServices } from './compared.ts'
import { productQuery } from './detail/detail-queries.ts'

/** Shows the checkbox that adds a service to the comparison and fetches it for use without a network. */
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
