import * as v from 'valibot'
import { AttributeKey } from '#api/attribute.ts'
import { keepTyped, typedIn } from '#offline/device/typed.ts'
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
  const kept = typedIn(slotOf(of), Shape)
  return kept && readKept(kept)
}

/** Keeps it; undefined forgets it. A browser that keeps nothing has it in the page all the same. */
export const keepForVisitor = (of: string, kept: Kept | undefined): void => keepTyped(slotOf(of), kept)

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
