import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { queryClient } from '#api/call/client.ts'
import { policy, type Policy, type PolicyRules } from '#api/policy.ts'
import type { Tag } from '#api/tag.ts'
import { cachedAnswersOf } from '#api/call/query.ts'
import type { LibraryAsked, LibraryFound } from './library/asked.ts'
import type { LibraryView } from './library/view.ts'
import { deviceState } from './view.ts'

export type { LibraryAsked, LibraryFound } from './library/asked.ts'
export type { LibraryView } from './library/view.ts'

let loading: Promise<typeof import('./library/client.ts')> | undefined

/**
 * Loads the client of the library's worker on first use. @throws Error if it cannot be loaded; the next call tries
 * again
 */
async function libraryClient() {
  try {
    return await (loading ??= import('./library/client.ts'))
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** Returns the library's state on this device, and renders again when it changes. */
export function useLibrary(): LibraryView {
  useEffect(() => {
    libraryClient()
      .then(({ showLibrary }) => showLibrary())
      .catch(() => undefined)
  }, [])
  return useSnapshot(deviceState).library
}

/**
 * Downloads the library to this device, or only its changes since the last time; resumes after an interruption. The
 * result is shown in the view; throws only if its code cannot be loaded.
 */
export async function keepLibrary(): Promise<void> {
  const { ask } = await libraryClient()
  await ask('keep', {}).catch(() => undefined)
  const { setPeriodicRefresh } = await import('./library/fresh.ts')
  await setPeriodicRefresh(deviceState.library.state !== 'none')
}

/** Returns the number of policies on this device, including an interrupted download, and their bytes. */
export async function countLibrary(): Promise<{ count: number; bytes: number }> {
  const { libraryView } = await libraryClient()
  const { count, done, bytes } = await libraryView()
  return { count: Math.max(count, done), bytes }
}

/** Removes the library from this device. @throws Error with a message for people */
export async function dropLibrary(): Promise<void> {
  const { ask } = await libraryClient()
  await ask('drop', undefined)
  const { setPeriodicRefresh } = await import('./library/fresh.ts')
  await setPeriodicRefresh(false)
}

/**
 * Searches the library like the list call: same filters, same order. Undefined if it is not on this device.
 * @throws Error if the device cannot read it
 */
export async function searchLibrary(asked: LibraryAsked): Promise<LibraryFound | undefined> {
  const { ask } = await libraryClient()
  return await ask('search', { ...asked, ...(asked.tagId?.length ? { tags: tagsOf(asked.tagId) } : {}) })
}

/** Returns one complete policy of the library; undefined if it is missing. */
export async function libraryPolicy(id: string): Promise<Policy | undefined> {
  const { ask } = await libraryClient()
  return await ask('policy', { id })
}

/**
 * Returns the rules of every policy that is in force and not closed, for a calculation; undefined without a library.
 */
export async function libraryRules(): Promise<PolicyRules[] | undefined> {
  const { ask } = await libraryClient()
  const all: PolicyRules[] = []
  const kept = await ask('rules', undefined, (part) => all.push(...part))
  return kept ? all : undefined
}

/** Returns group and name of tags by id, as far as cached lists of tags contain them. */
function tagsOf(asked: readonly string[] | string): Pick<Tag, 'group' | 'name'>[] {
  const ids = typeof asked === 'string' ? asked.split(',') : asked
  const read = [policy.tags, policy.subscribed].flatMap((endpoint) =>
    cachedAnswersOf(queryClient, endpoint).flatMap(({ data }): Tag[] => data),
  )
  return ids
    .flatMap((id) => read.find((tag) => tag.id === id) ?? [])
    .map(({ group, name }) => ({ group, name }))
}
