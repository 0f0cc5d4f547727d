import { useEffect, useMemo, useState } from 'react'
import { attribute, type Answers, type AttributeKey, attributeKeys, wordsOf } from '#api/attribute.ts'
import { match } from '#api/match.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import { removeDraft } from '#offline/drafts/drafts.ts'
import { send } from '#offline/outbox/outbox.ts'
import { type Autosave, useAutosave } from '#offline/drafts/useAutosave.ts'
import { useAccount } from '#session/account.ts'
import {
  answersFrom,
  attributesFrom,
  type Entry,
  entriesOf,
  factsFrom,
  isMoney,
  type KnownFact,
  type TypedAnswers,
} from './facts.ts'
import { DRAFT_SCHEMA, saveVisitorDraft, type CalculationDraft } from './calculation-draft.ts'
import { draftKeyOf, HAND, matchHref, recordOfAnswers } from '#features/match/match-links.ts'

interface Input {
  of: string | undefined
  from: string | undefined
  /** User's own enterprise; undefined for one of the library or one filled in by hand. */
  enId: string | undefined
  /** Name of the enterprise, if the city knows it. */
  name: string | undefined
  known: readonly KnownFact[]
  kept: Answers
  /** Version of the saved answers that a change is based on; undefined if another change waits in the outbox. */
  version: number | undefined
  start: CalculationDraft
  /** Answers of the same person as a visitor, to be taken over. */
  adopted: CalculationDraft | undefined
}

/** Calculation as its pages share it. */
export interface SharedCalculation {
  of: string | undefined
  from: string | undefined
  name: string
  /** Defined if the name is typed by hand. */
  setName: ((name: string) => void) | undefined
  isOwn: boolean
  entries: readonly Entry[]
  facts: ReturnType<typeof factsFrom>
  /** Sets a value; null clears it, so that the recorded one counts again. */
  setAnswer: (key: AttributeKey, value: TypedAnswers[AttributeKey]) => void
  /** True if something has been typed here. */
  hasSaid: boolean
  /** Removes all typed values. */
  restart: () => Promise<void>
  /** False until the same person's visitor answers are taken over. */
  hasAdopted: boolean
  /** Autosave of the draft, for signed-in users; a visitor's values are stored in the tab. */
  autosave: Autosave
  /** Outbox id of the report that was saved from exactly these facts. */
  savedId: string | undefined
  /** Submits the report, and an own enterprise's answers, into the outbox. @throws StorageProblem */
  save: () => Promise<void>
}

/** Keeps one calculation: known facts, typed values, and their storage. */
export function useCalculation(input: Input): SharedCalculation {
  const { of, from, enId, known, kept, version, start, adopted } = input
  const { userInfo, enId: current } = useAccount()
  const isMember = userInfo !== undefined
  const [said, setSaid] = useState<TypedAnswers>(start.said)
  const [typedName, setName] = useState(start.name)
  const [edited, setEdited] = useState(false)
  const [hasAdopted, setAdopted] = useState(!adopted)
  const [saved, setSaved] = useState<{ id: string; fingerprint: string }>()
  const name = input.name ?? (typedName.trim() || '未命名企业')
  const slot = of ?? HAND
  const key = draftKeyOf(of, current)

  const autosave = useAutosave({
    key,
    schema: DRAFT_SCHEMA,
    title: `政策计算：${name}`,
    href: matchHref(of),
    values: { name: typedName, said } satisfies CalculationDraft,
    dirty: edited && isMember,
    files: [],
  })
  // Turns the answers given before the sign-in into a normal draft.
  useEffect(() => {
    if (!adopted) return
    setSaid((before) => ({ ...before, ...adopted.said }))
    if (adopted.name) setName(adopted.name)
    setEdited(true)
    setAdopted(true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  useEffect(() => {
    if (isMember ? adopted && autosave.state === 'saved' : false) saveVisitorDraft(slot, undefined)
    if (!isMember && edited) saveVisitorDraft(slot, { name: typedName, said })
  }, [isMember, adopted, autosave.state, edited, slot, typedName, said])

  const entries = useMemo(() => {
    const lastYear = Number(isoDay(cityNow()).slice(0, 4)) - 1
    return entriesOf({ known, kept, said, lastYear, registered: input.name !== undefined })
  }, [known, kept, said, input.name])
  const facts = useMemo(() => factsFrom(entries), [entries])
  const attributes = attributesFrom(entries)
  const fingerprint = JSON.stringify([name, attributes])

  return {
    of,
    from,
    name,
    setName:
      input.name === undefined
        ? (next) => {
            setName(next)
            setEdited(true)
          }
        : undefined,
    isOwn: enId !== undefined,
    entries,
    facts,
    setAnswer(attributeKey, value) {
      setSaid((before) => ({ ...before, [attributeKey]: value }))
      setEdited(true)
    },
    hasSaid: edited || Object.keys(said).length > 0,
    async restart() {
      setEdited(false)
      setSaid({})
      setName('')
      setSaved(undefined)
      saveVisitorDraft(slot, undefined)
      if (isMember) await removeDraft(key)
    },
    hasAdopted,
    autosave,
    savedId: saved?.fingerprint === fingerprint ? saved.id : undefined,
    async save() {
      await autosave.flush()
      if (enId !== undefined && JSON.stringify(answersFrom(kept, said)) !== JSON.stringify(kept)) {
        await send(
          attribute.save,
          {
            body: { answers: answersFrom(kept, said), ...(version === undefined ? {} : { version }) },
          },
          {
            title: `政策计算填报：${name}`,
            record: recordOfAnswers(enId),
            draft: key,
            labels: answerLabels,
            amounts: answerAmounts,
          },
        )
      }
      const { id } = await send(
        match.report,
        { body: { enterpriseName: name, ...(enId === undefined ? {} : { enId }), attributes } },
        {
          title: `政策计算报告：${name}`,
          record: `match-report:${crypto.randomUUID()}`,
          // An own enterprise's draft is removed with its answers above; any other with its report.
          ...(enId === undefined ? { draft: key } : {}),
        },
      )
      setEdited(false)
      setSaved({ id, fingerprint })
    },
  }
}

const pathOf = (key: AttributeKey) => `answers.${key}`
/** Labels and amount fields of the conflict dialog, which shows the answers as sent. */
const answerLabels = Object.fromEntries(attributeKeys.map((key) => [pathOf(key), wordsOf(key).label]))
const answerAmounts = attributeKeys.filter(isMoney).map(pathOf)
