import { useQueryClient } from '@tanstack/react-query'
import { CompareTick } from '#blocks/compare/CompareTick.tsx'
import { comparedListings } from './compared.ts'
import { detailQuery } from './detail.ts'

/** Takes a listing into the comparison, and brings it to this device whole, to be compared without a network as well. */
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
