import * as v from 'valibot'
import { SrdiAnswers, SrdiScore } from '#api/tool.ts'
import { keepTyped, typedIn } from '#offline/device/typed.ts'
import type { DraftKey } from '#offline/outbox/item.ts'
import { ruleSetIds } from '#rules/srdi.ts'
import { type SrdiTier, srdiTiers } from '#rules/srdi/tiers.ts'

/** Version of the shape of {@link Kept}; raise it when it changes. */
export const SRDI_SCHEMA = 1

/** In an address: filled in by hand, for an enterprise that is not bound. */
export const BY_HAND = 'hand'

export type AnswerKey = keyof SrdiAnswers
const answerKeys = Object.keys(SrdiAnswers.entries) as AnswerKey[]

/** What somebody said: text where a number could not be read; null takes an earlier answer back, to a gap. */
export type Said = { [Key in AnswerKey]?: SrdiAnswers[Key] | string | null }

/** A result as it was when it was kept: nothing that changes later touches it. */
export const Snapshot = v.object({
  id: v.string(),
  /** ISO. */
  at: v.string(),
  name: v.string(),
  ruleSet: v.picklist(ruleSetIds),
  version: v.string(),
  answers: v.partial(SrdiAnswers),
  found: v.omit(SrdiScore, ['ruleSet', 'notice']),
})
export type Snapshot = v.InferOutput<typeof Snapshot>

/** What a draft of a self evaluation holds. */
export interface Kept {
  tier: SrdiTier
  /** Of an enterprise that was filled in by hand. */
  name: string
  said: Said
  /** Newest first. */
  saved: readonly Snapshot[]
}

export const blank: Kept = { tier: '专精特新中小企业', name: '', said: {}, saved: [] }

const Value = v.union([v.number(), v.string(), v.boolean(), v.array(v.string()), v.null()])
const Shape = v.object({
  tier: v.fallback(v.picklist(srdiTiers), blank.tier),
  name: v.fallback(v.string(), ''),
  said: v.fallback(v.record(v.string(), v.optional(Value)), {}),
  saved: v.fallback(v.array(Snapshot), []),
})

/** Reads what a draft or this tab kept, as far as it can be read: what is no longer asked is dropped. */
export function readKept(values: unknown): Kept {
  const kept = v.safeParse(Shape, values)
  if (!kept.success) return blank
  const known: readonly string[] = answerKeys
  const said = Object.fromEntries(Object.entries(kept.output.said).filter(([key]) => known.includes(key)))
  return { ...kept.output, said: said as Said }
}

/** The answers that can be read; the rest is a gap, as is what was taken back. */
export function answersOf(said: Said): SrdiAnswers {
  const read = answerKeys.flatMap((key) => {
    const result = v.safeParse(SrdiAnswers.entries[key], said[key] ?? undefined)
    return result.success && result.output !== undefined ? [[key, result.output]] : []
  })
  return Object.fromEntries(read) as SrdiAnswers
}

/** Where the answers rest: of the current enterprise, or by hand. */
export const srdiDraft = (record: string): DraftKey => ({ form: 'srdi', record: record || BY_HAND })

const SLOT = 'srdi'

/** What a visitor answered in this tab; it outlives a reload and the way through the sign-in, not the tab. */
export function visitorsSrdi(): Kept | undefined {
  const kept = typedIn(SLOT, Shape)
  return kept && readKept(kept)
}

/** Keeps it; undefined forgets it. */
export const keepVisitorsSrdi = (kept: Kept | undefined): void => keepTyped(SLOT, kept)
