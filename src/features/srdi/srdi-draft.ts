import * as v from 'valibot'
import { SrdiAnswers, SrdiScore } from '#api/tool.ts'
import { keepTyped, typedIn } from '#offline/device/typed.ts'
import type { DraftKey } from '#offline/outbox/item.ts'
import { ruleSetIds } from '#rules/srdi.ts'
import { type SrdiTier, srdiTiers } from '#rules/srdi/tiers.ts'

/** Version of the shape of {@link SrdiDraft}; raise it when the shape changes. */
export const SRDI_SCHEMA = 1

/** Address value for an enterprise that is filled in by hand, because it is not bound. */
export const BY_HAND = 'hand'

export type AnswerKey = keyof SrdiAnswers
const answerKeys = Object.keys(SrdiAnswers.entries) as AnswerKey[]

/** Typed answers: text if a number could not be read; null clears an earlier answer. */
export type TypedSrdiAnswers = { [Key in AnswerKey]?: SrdiAnswers[Key] | string | null }

/** Result as it was when it was saved; later changes do not affect it. */
export const Snapshot = v.object({
  id: v.string(),
  /** Time of saving, ISO. */
  at: v.string(),
  name: v.string(),
  ruleSet: v.picklist(ruleSetIds),
  version: v.string(),
  answers: v.partial(SrdiAnswers),
  found: v.omit(SrdiScore, ['ruleSet', 'notice']),
})
export type Snapshot = v.InferOutput<typeof Snapshot>

/** Content of the draft of a self-evaluation. */
export interface SrdiDraft {
  tier: SrdiTier
  /** Name of an enterprise that was filled in by hand. */
  name: string
  said: TypedSrdiAnswers
  /** Saved results, newest first. */
  saved: readonly Snapshot[]
}

export const emptySrdiDraft: SrdiDraft = { tier: '专精特新中小企业', name: '', said: {}, saved: [] }

const Value = v.union([v.number(), v.string(), v.boolean(), v.array(v.string()), v.null()])
const Shape = v.object({
  tier: v.fallback(v.picklist(srdiTiers), emptySrdiDraft.tier),
  name: v.fallback(v.string(), ''),
  said: v.fallback(v.record(v.string(), v.optional(Value)), {}),
  saved: v.fallback(v.array(Snapshot), []),
})

/**
 * Reads the content of a draft or of this tab as far as it is valid; drops answers to questions that are no longer
 * asked.
 */
export function readSrdiDraft(values: unknown): SrdiDraft {
  const kept = v.safeParse(Shape, values)
  if (!kept.success) return emptySrdiDraft
  const known: readonly string[] = answerKeys
  const said = Object.fromEntries(Object.entries(kept.output.said).filter(([key]) => known.includes(key)))
  return { ...kept.output, said: said as TypedSrdiAnswers }
}

/** Returns the answers that can be read; unreadable and cleared answers are left out. */
export function answersOf(said: TypedSrdiAnswers): SrdiAnswers {
  const read = answerKeys.flatMap((key) => {
    const result = v.safeParse(SrdiAnswers.entries[key], said[key] ?? undefined)
    return result.success && result.output !== undefined ? [[key, result.output]] : []
  })
  return Object.fromEntries(read) as SrdiAnswers
}

/** Returns the draft key of the answers: of the current enterprise, or of one filled in by hand. */
export const srdiDraft = (record: string): DraftKey => ({ form: 'srdi', record: record || BY_HAND })

const SLOT = 'srdi'

/** Returns the answers of a visitor in this tab. They survive a reload and a sign-in, but not the tab. */
export function readVisitorSrdi(): SrdiDraft | undefined {
  const kept = typedIn(SLOT, Shape)
  return kept && readSrdiDraft(kept)
}

/** Keeps a visitor's answers in this tab; undefined removes them. */
export const keepVisitorsSrdi = (kept: SrdiDraft | undefined): void => keepTyped(SLOT, kept)
