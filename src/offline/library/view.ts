/** What the device holds of the policy library 政策库, as the page shows it. */
export interface LibraryView {
  /** `getting` while it comes for the first time or is brought up to date; `failed` with `problem` in words. */
  state: 'none' | 'getting' | 'kept' | 'failed'
  /** Policies that are here. */
  count: number
  /** About how many bytes they take. */
  bytes: number
  /** When it was last known to be what the city has, in milliseconds. */
  asOf: number | undefined
  /** How far it has come while it is being got. */
  done: number
  total: number
  problem?: string
}

/** Nothing is here. */
export const noLibrary: LibraryView = {
  state: 'none',
  count: 0,
  bytes: 0,
  asOf: undefined,
  done: 0,
  total: 0,
}
