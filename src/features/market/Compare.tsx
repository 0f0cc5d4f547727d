import { useQueryClient } from '@tanstack/react-query'
import { CompareTick } from '#blocks/compare/CompareTick.tsx'
import { comparedListings } from './compared.ts'
import { detailQuery } from './detail.ts'

/** Shows the checkbox that adds a listing to the comparison and fetches it for use without a network. */
export function Compare({ one }: { one: { id: string; title: string } }) {
  const client = useQueryClient()
  return (
    <CompareTick
      tray={comparedListings}
      one={one}
      onTake={() => void client.prefetchQuery(detailQuery(one.id))}
    />
  )
}
