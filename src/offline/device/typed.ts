import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { SHARED } from './db.ts'

/**
 * Reads what somebody typed in this tab and has not sent yet. What lies there and does not fit is set aside, to be saved
 * as a file on 本机存储, before anything is written over it.
 * @param schema its shape, without functions
 * @returns undefined where nothing was typed, or it cannot be read
 */
export function typedIn<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = textIn('sessionStorage', key)
  if (text === null) return undefined
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (kept.success) return kept.output
  keepText('sessionStorage', key, '')
  // What somebody typed who is signed in is for nobody else; a device that keeps nothing cannot set it aside either.
  const db = owner() ? ownDb() : SHARED
  void import('./aside.ts').then(({ setTextAside }) => setTextAside(db, key, text)).catch(() => undefined)
  return undefined
}

/** Keeps what somebody types in this tab under the key, or forgets it where it is undefined. */
export const keepTyped = (key: string, typed: unknown): void =>
  keepText('sessionStorage', key, typed === undefined ? '' : JSON.stringify(typed))
