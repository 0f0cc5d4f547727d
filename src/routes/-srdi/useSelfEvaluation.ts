import { useEffect, useMemo, useState } from 'react'
import { type Autosave, useAutosave } from '#offline/drafts/useAutosave.ts'
import { useAccount } from '#session/account.ts'
import type { SrdiAnswers } from '#api/tool.ts'
import type { SrdiTier } from '#rules/srdi/tiers.ts'
import { contradictions } from '#rules/srdi/contradictions.ts'
import { moneyProblem, numberProblem } from '#ui/form/typed.ts'
import {
  type AnswerKey,
  answersOf,
  emptySrdiDraft,
  type SrdiDraft,
  keepVisitorsSrdi,
  type TypedSrdiAnswers,
  type Snapshot,
  SRDI_SCHEMA,
  srdiDraft,
} from '#features/srdi/srdi-draft.ts'
import { type RecordAnswers, withDebts } from '#features/srdi/from-record.ts'
import { type AnswerField, answerFields } from './fields.ts'

interface Input {
  of: 'hand' | undefined
  record: string
  /** Name of the bound enterprise; undefined where the name is typed. */
  name: string | undefined
  known: RecordAnswers
  start: SrdiDraft
  /**
   * True where `start` holds a visitor's answers, which become a draft of the user who has signed in since.
   */
  adopted: boolean
}

/** State of a self evaluation, shared by its pages. */
export interface SelfEvaluation {
  of: 'hand' | undefined
  name: string
  setName: ((name: string) => void) | undefined
  tier: SrdiTier
  setTier: (tier: SrdiTier) => void
  /** Values of the fields: the answers, else the values on record. */
  typed: TypedSrdiAnswers
  known: RecordAnswers
  /** Valid answers; only these are scored. */
  answers: SrdiAnswers
  setAnswer: (key: AnswerKey, value: TypedSrdiAnswers[AnswerKey]) => void
  /** Messages for invalid fields. */
  problems: ReadonlyMap<AnswerKey, string>
  hasAnswers: boolean
  restart: () => void
  saved: readonly Snapshot[]
  keep: (one: Snapshot) => void
  drop: (id: string) => void
  autosave: Autosave
  isMember: boolean
}

/** Returns the fields of a tier. */
export const fieldsFor = (tier: SrdiTier): readonly AnswerField[] =>
  answerFields.filter(({ tiers }) => tiers.includes(tier))

/** Returns the unanswered fields of a tier, in their order. */
export const missingOf = (tier: SrdiTier, answers: SrdiAnswers): readonly AnswerField[] =>
  fieldsFor(tier).filter(({ key }) => answers[key] === undefined)

/** Returns the state of one self evaluation: known values, answers, and storage. */
export function useSelfEvaluation({
  of,
  record,
  name: bound,
  start,
  adopted,
  ...input
}: Input): SelfEvaluation {
  const { userInfo } = useAccount()
  const isMember = userInfo !== undefined
  const [kept, setKept] = useState(adopted ? emptySrdiDraft : start)
  const [edited, setEdited] = useState(false)
  const change = (patch: Partial<SrdiDraft>) => {
    setKept((before) => ({ ...before, ...patch }))
    setEdited(true)
  }
  const name = bound ?? (kept.name.trim() || '未命名企业')
  const autosave = useAutosave({
    key: srdiDraft(record),
    schema: SRDI_SCHEMA,
    title: `专精特新自评：${name}`,
    href: `/srdi/form1${of === undefined ? '' : `?of=${of}`}`,
    values: kept,
    dirty: edited && isMember,
    files: [],
  })
  // Saves a visitor's answers as a draft after the sign-in, by marking them as edited.
  useEffect(() => {
    if (!adopted) return
    setKept(start)
    setEdited(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  useEffect(() => {
    if (!isMember && edited) keepVisitorsSrdi(kept)
    if (isMember && adopted && autosave.state === 'saved') keepVisitorsSrdi(undefined)
  }, [isMember, edited, kept, adopted, autosave.state])
  const known = useMemo(
    () => withDebts(input.known, kept.said.totalAssets),
    [input.known, kept.said.totalAssets],
  )
  const typed = useMemo(
    (): TypedSrdiAnswers => ({ ...known.answers, ...withoutNull(kept.said) }),
    [known, kept.said],
  )
  const fields = useMemo(() => fieldsFor(kept.tier), [kept.tier])
  const answers = useMemo(() => answersOf(typed), [typed])
  const problems = useMemo(() => problemsOf(fields, typed, answers), [fields, typed, answers])
  return {
    of,
    name,
    setName: bound === undefined ? (next) => change({ name: next }) : undefined,
    tier: kept.tier,
    setTier: (tier) => change({ tier }),
    typed,
    known,
    // Leaves contradictory answers out of the score until they are corrected, and those that this title does not ask
    // for: they change nothing, and need not leave the device.
    answers: useMemo(
      () =>
        Object.fromEntries(
          fields.flatMap(({ key }) =>
            answers[key] === undefined || problems.has(key) ? [] : [[key, answers[key]]],
          ),
        ),
      [answers, problems, fields],
    ),
    setAnswer: (key, value) => {
      setKept((before) => ({ ...before, said: { ...before.said, [key]: value } }))
      setEdited(true)
    },
    problems,
    hasAnswers: Object.values(kept.said).some((value) => value !== null && value !== undefined),
    restart: () => change({ said: {}, name: '' }),
    saved: kept.saved,
    keep: (one) => change({ saved: [one, ...kept.saved].slice(0, 10) }),
    drop: (id) => change({ saved: kept.saved.filter((one) => one.id !== id) }),
    autosave,
    isMember,
  }
}

/** Drops withdrawn answers, so that the value on record applies again. */
const withoutNull = (said: TypedSrdiAnswers): TypedSrdiAnswers =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== undefined))

function problemsOf(
  fields: readonly AnswerField[],
  typed: TypedSrdiAnswers,
  answers: SrdiAnswers,
): Map<AnswerKey, string> {
  const found = new Map<AnswerKey, string>()
  const asked = new Set(fields.map(({ key }) => key))
  for (const { field: key, errorMessage } of contradictions(answers))
    if (asked.has(key)) found.set(key, errorMessage)
  for (const { key, kind, unit = '', decimals = 0, label } of fields) {
    const value = typed[key]
    if (value === undefined || answers[key] !== undefined) continue
    const formatProblem =
      typeof value !== 'string'
        ? undefined
        : kind === 'money'
          ? moneyProblem(value)
          : numberProblem(value, { unit, decimals })
    found.set(key, formatProblem ?? `${label}超出可填范围，请核对`)
  }
  return found
}
