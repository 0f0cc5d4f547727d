import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { SHARED } from './db.ts'

/**
 * Reads unsent text that was typed in this tab. An invalid value is moved aside before it is overwritten, and can be
 * saved as a file on 本机存储.
 * @param schema shape of the value, without functions
 * @returns undefined if nothing was typed, or it is invalid
 */
export function typedIn<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = textIn('sessionStorage', key)
  if (text === null) return undefined
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (kept.success) return kept.output
  keepText('sessionStorage', key, '')
  // Keeps a signed-in user's text in the user's own database; ignores a device without storage.
  const db = owner() ? ownDb() : SHARED
  void import('./aside.ts').then(({ moveTextAside }) => moveTextAside(db, key, text)).catch(() => undefined)
  return undefined
}

/** Stores text typed in this tab under the key; undefined removes it. */
export const keepTyped = (key: string, typed: unknown): void =>
  keepText('sessionStorage', key, typed === undefined ? '' : JSON.stringify(typed))
