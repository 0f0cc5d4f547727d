import * as v from 'valibot'
import { AttributeKey } from '#api/attribute.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import type { Said } from './facts.ts'

/** Version of the shape of {@link Kept}; raise it when it changes. */
export const DRAFT_SCHEMA = 1

/** What a draft of a calculation holds. */
export interface Kept {
  /** The name of an enterprise that was filled in by hand. */
  name: string
  said: Said
}

const Shape = v.object({
  name: v.fallback(v.string(), ''),
  said: v.fallback(
    v.record(v.string(), v.union([v.number(), v.string(), v.boolean(), v.null(), v.undefined()])),
    {},
  ),
})

/** Reads what a draft or this tab kept, as far as it can be read: attributes that are no longer asked are dropped. */
export function readKept(values: unknown): Kept {
  const { name, said } = v.parse(v.fallback(Shape, { name: '', said: {} }), values)
  return { name, said: Object.fromEntries(Object.entries(said).filter(([key]) => v.is(AttributeKey, key))) }
}

const slotOf = (of: string) => `calculation:${of}`

/** What a visitor answered in this tab; it outlives a reload and the way through the sign-in, not the tab. */
export function visitorsKept(of: string): Kept | undefined {
  const text = textIn('sessionStorage', slotOf(of))
  if (text === null) return undefined
  try {
    return readKept(JSON.parse(text))
  } catch {
    // Somebody typed it: it is set aside before anything is written over it.
    keepText('sessionStorage', slotOf(of), '')
    void import('#offline/device/aside.ts').then(({ setTextAside }) => setTextAside(slotOf(of), text))
    return undefined
  }
}

/** Keeps it; undefined forgets it. A browser that keeps nothing has it in the page all the same. */
export function keepForVisitor(of: string, kept: Kept | undefined): void {
  keepText('sessionStorage', slotOf(of), kept ? JSON.stringify(kept) : '')
}

/** For whom a visitor has begun to calculate in this tab, the last one; undefined for nobody. */
export function visitorsLast(): string | undefined {
  try {
    const begin = slotOf('')
    return Object.keys(sessionStorage)
      .findLast((key) => key.startsWith(begin))
      ?.slice(begin.length)
  } catch {
    return undefined
  }
}
