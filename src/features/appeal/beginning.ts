import * as v from 'valibot'
import { linkOptions } from '@tanstack/react-router'
import { attempt } from '#lib/attempt.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import type { Target } from '#ui/link.ts'

/** Content that another page hands over to a new appeal; all of it can still be changed in the form. */
const Beginning = v.object({
  title: v.string(),
  content: v.string(),
  type: v.string(),
  category: v.string(),
})
export type Beginning = v.InferOutput<typeof Beginning>

const keyOf = (key: string) => `appeal-begin:${key}`

/**
 * Keeps the initial content of a new appeal in this tab, where it survives a sign-in. It is not put into the address,
 * because addresses are too short for it and appear in logs.
 * @param key subject of the appeal; the same key replaces earlier content
 * @returns link to the form that starts with it
 */
export function beginAppeal(key: string, beginning: Beginning): Target {
  keepText('sessionStorage', keyOf(key), JSON.stringify(beginning))
  return linkOptions({ to: '/appeal/demand', search: { begin: key } })
}

/** Returns the content that was kept in this tab under the key; undefined if there is none. */
export function beginningOf(key: string | undefined): Beginning | undefined {
  const text = key === undefined ? null : textIn('sessionStorage', keyOf(key))
  const parsed = v.safeParse(
    Beginning,
    text === null ? undefined : attempt(() => JSON.parse(text) as unknown),
  )
  return parsed.success ? parsed.output : undefined
}
