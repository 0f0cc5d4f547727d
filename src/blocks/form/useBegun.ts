import { useState } from 'react'

/**
 * True from when the form of a record may first be filled in. Once it is sent the city says that nothing is to be mended
 * any more, and the receipt must not go with that.
 */
export function useBegun(may: boolean): boolean {
  const [begun, setBegun] = useState(may)
  if (may && !begun) setBegun(true)
  return begun || may
}
