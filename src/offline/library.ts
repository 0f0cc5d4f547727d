import type { Policy, PolicyBrief, PolicyFilter, PolicyRules } from '#api/policy.ts'
import type { Attribute } from '#lib/match.ts'

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

/** What is asked of the library: the filters of the list call, judged for what is known of the enterprise. */
export interface LibraryAsked extends Omit<PolicyFilter, 'enId' | 'part'> {
  facts?: readonly Attribute[]
}

/** One page of what was found, as the list call answers it, and from when it is. */
export interface LibraryFound {
  records: PolicyBrief[]
  total: number
  size: number
  current: number
  pages: number
  asOf: number
}

const none: LibraryView = { state: 'none', count: 0, bytes: 0, asOf: undefined, done: 0, total: 0 }

/** How the library stands on this device, for a component. */
export const useLibrary = (): LibraryView => none

/** Brings the library to this device, or up to date: only what has changed comes again. Goes on where it was cut off. */
export function keepLibrary(): Promise<void> {
  return Promise.resolve()
}

/** Takes it off this device. */
export function dropLibrary(): Promise<void> {
  return Promise.resolve()
}

/** Searches it as the list call would: same filters, same order. Undefined where it is not kept. */
export function searchLibrary(_asked: LibraryAsked): Promise<LibraryFound | undefined> {
  return Promise.resolve(undefined)
}

/** One policy of it, whole; undefined where it is not there. */
export function libraryPolicy(_id: string): Promise<Policy | undefined> {
  return Promise.resolve(undefined)
}

/** What a calculation needs of every policy in force and not closed; undefined where the library is not kept. */
export function libraryRules(): Promise<PolicyRules[] | undefined> {
  return Promise.resolve(undefined)
}
