import * as v from 'valibot'
import { AttributeKey } from '#api/attribute.ts'
import { keepTyped, typedIn } from '#offline/device/typed.ts'
import type { TypedAnswers } from './facts.ts'

/** Version of the shape of {@link CalculationDraft}; raise it when the shape changes. */
export const DRAFT_SCHEMA = 1

/** Values of a calculation's draft. */
export interface CalculationDraft {
  /** Name of an enterprise filled in by hand. */
  name: string
  said: TypedAnswers
}

const Shape = v.object({
  name: v.fallback(v.string(), ''),
  said: v.fallback(
    v.record(v.string(), v.union([v.number(), v.string(), v.boolean(), v.null(), v.undefined()])),
    {},
  ),
})

/** Reads the values of a draft or of this tab as far as possible; attributes that no longer exist are dropped. */
export function readDraft(values: unknown): CalculationDraft {
  const { name, said } = v.parse(v.fallback(Shape, { name: '', said: {} }), values)
  return { name, said: Object.fromEntries(Object.entries(said).filter(([key]) => v.is(AttributeKey, key))) }
}

const slotOf = (of: string) => `calculation:${of}`

/** Reads a visitor's answers from this tab. They survive a reload and the sign-in, but not the tab. */
export function visitorDraft(of: string): CalculationDraft | undefined {
  const kept = typedIn(slotOf(of), Shape)
  return kept && readDraft(kept)
}

/**
 * Stores a visitor's answers in this tab; undefined removes them. A browser without storage keeps them in the page
 * only.
 */
export const saveVisitorDraft = (of: string, kept: CalculationDraft | undefined): void =>
  keepTyped(slotOf(of), kept)

/**
 * Returns the enterprise of a visitor's last calculation in this tab, see `Calculated.of`; undefined if there is none.
 */
export function lastVisitorEnterprise(): string | undefined {
  try {
    const begin = slotOf('')
    return Object.keys(sessionStorage)
      .findLast((key) => key.startsWith(begin))
      ?.slice(begin.length)
  } catch {
    return undefined
  }
}
