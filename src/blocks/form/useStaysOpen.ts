import { useState } from 'react'

/**
 * Returns true from the first time the record may be edited. After a submission the city no longer allows editing, but
 * the form must stay, because it shows the receipt.
 */
export function useStaysOpen(may: boolean): boolean {
  const [hasBegun, setHasBegun] = useState(may)
  if (may && !hasBegun) setHasBegun(true)
  return hasBegun || may
}
