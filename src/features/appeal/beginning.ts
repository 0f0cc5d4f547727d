import * as v from 'valibot'
import { linkOptions } from '@tanstack/react-router'
import { attempt } from '#lib/attempt.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import type { Target } from '#ui/link.ts'

/** What another page hands to a new appeal: it is filled in with that, and everything can still be changed. */
const Beginning = v.object({
  title: v.string(),
  content: v.string(),
  type: v.string(),
  category: v.string(),
})
export type Beginning = v.InferOutput<typeof Beginning>

const keyOf = (key: string) => `appeal-begin:${key}`

/**
 * Keeps what a new appeal begins with, in this tab, where it outlives a sign-in in between; addresses are too short for
 * it, and stand in logs.
 * @param key what it is about; the same key again replaces it
 * @returns the form that begins with it
 */
export function beginAppeal(key: string, beginning: Beginning): Target {
  keepText('sessionStorage', keyOf(key), JSON.stringify(beginning))
  return linkOptions({ to: '/appeal/demand', search: { begin: key } })
}

/** What was handed over under this key in this tab; undefined where nothing was. */
export function beginningOf(key: string | undefined): Beginning | undefined {
  const kept = key === undefined ? null : textIn('sessionStorage', keyOf(key))
  const read = v.safeParse(Beginning, kept === null ? undefined : attempt(() => JSON.parse(kept) as unknown))
  return read.success ? read.output : undefined
}
