/** State of the policy library 政策库 on this device, for display. */
export interface LibraryView {
  /** `getting` during a download or refresh; `failed` with `problem` in words. */
  state: 'none' | 'getting' | 'kept' | 'failed'
  /** Number of policies on this device. */
  count: number
  /** Approximate bytes of the policies. */
  bytes: number
  /** Time of the last confirmed match with the city, in milliseconds. */
  asOf: number | undefined
  /** Progress of a download: policies so far, and in total. */
  done: number
  total: number
  problem?: string
  /** Number of policies that the last renewal brought, and their bytes; missing before the first one. */
  renewed?: number
  renewedBytes?: number
}

/** State without a library. */
export const noLibrary: LibraryView = {
  state: 'none',
  count: 0,
  bytes: 0,
  asOf: undefined,
  done: 0,
  total: 0,
}
