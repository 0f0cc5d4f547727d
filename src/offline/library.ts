import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { queryClient } from '#api/call/client.ts'
import { policy, type Policy, type PolicyRules } from '#api/policy.ts'
import type { Tag } from '#api/tag.ts'
import { answersOf } from '#api/call/query.ts'
import type { LibraryAsked, LibraryFound } from './library/asked.ts'
import type { LibraryView } from './library/view.ts'
import { common } from './view.ts'

export type { LibraryAsked, LibraryFound } from './library/asked.ts'
export type { LibraryView } from './library/view.ts'

let loading: Promise<typeof import('./library/client.ts')> | undefined

/** Loads what asks the library's worker, when it is first needed. @throws Error where it cannot be loaded; the next call tries again */
async function libraryClient() {
  try {
    return await (loading ??= import('./library/client.ts'))
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** How the library stands on this device, for a component. */
export function useLibrary(): LibraryView {
  useEffect(() => {
    libraryClient()
      .then(({ showLibrary }) => showLibrary())
      .catch(() => undefined)
  }, [])
  return useSnapshot(common).library
}

/**
 * Brings the library to this device, or up to date: only what has changed comes again. Goes on where it was cut off.
 * How it ends stands in the view; nothing is thrown.
 */
export async function keepLibrary(): Promise<void> {
  const { ask } = await libraryClient()
  await ask('keep', {}).catch(() => undefined)
  const { refreshByItself } = await import('./library/fresh.ts')
  await refreshByItself(common.library.state !== 'none')
}

/** How many policies are kept here, also what has come of a library that was cut off, and their bytes. */
export async function countLibrary(): Promise<{ count: number; bytes: number }> {
  const { libraryView } = await libraryClient()
  const { count, done, bytes } = await libraryView()
  return { count: Math.max(count, done), bytes }
}

/** Takes it off this device. @throws Error with words */
export async function dropLibrary(): Promise<void> {
  const { ask } = await libraryClient()
  await ask('drop', undefined)
  const { refreshByItself } = await import('./library/fresh.ts')
  await refreshByItself(false)
}

/**
 * Searches it as the list call would: same filters, same order. Undefined where it is not kept.
 * @throws Error where the device cannot read it
 */
export async function searchLibrary(asked: LibraryAsked): Promise<LibraryFound | undefined> {
  const { ask } = await libraryClient()
  return await ask('search', { ...asked, ...(asked.tagId?.length ? { tags: tagsOf(asked.tagId) } : {}) })
}

/** One policy of it, whole; undefined where it is not there. */
export async function libraryPolicy(id: string): Promise<Policy | undefined> {
  const { ask } = await libraryClient()
  return await ask('policy', { id })
}

/** What a calculation needs of every policy in force and not closed; undefined where the library is not kept. */
export async function libraryRules(): Promise<PolicyRules[] | undefined> {
  const { ask } = await libraryClient()
  const all: PolicyRules[] = []
  const kept = await ask('rules', undefined, (part) => all.push(...part))
  return kept ? all : undefined
}

/** What the ids of tags stand for, as far as the lists of tags that were read say it. */
function tagsOf(asked: readonly string[] | string): Pick<Tag, 'group' | 'name'>[] {
  const ids = typeof asked === 'string' ? asked.split(',') : asked
  const read = [policy.tags, policy.subscribed].flatMap((endpoint) =>
    answersOf(queryClient, endpoint).flatMap(({ data }): Tag[] => data),
  )
  return ids
    .flatMap((id) => read.find((tag) => tag.id === id) ?? [])
    .map(({ group, name }) => ({ group, name }))
}
