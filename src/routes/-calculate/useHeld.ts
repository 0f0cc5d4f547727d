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
  type Known,
  type Said,
} from './facts.ts'
import { DRAFT_SCHEMA, keepForVisitor, type Kept } from './kept-here.ts'
import { draftKeyOf, HAND, matchHref, recordOfAnswers } from '#features/match/of.ts'

interface Input {
  of: string | undefined
  from: string | undefined
  /** The caller's own enterprise; undefined for one of the library or one filled in by hand. */
  enId: string | undefined
  /** Its name, where somebody else knows it. */
  name: string | undefined
  known: readonly Known[]
  kept: Answers
  /** Version of the kept answers, to be changed from; missing where a change of them waits here already. */
  version: number | undefined
  start: Kept
  /** What the same person answered as a visitor: taken over. */
  adopted: Kept | undefined
}

/** A calculation as its pages share it. */
export interface Held {
  of: string | undefined
  from: string | undefined
  name: string
  /** Present where the name is typed in. */
  setName: ((name: string) => void) | undefined
  isOwn: boolean
  entries: readonly Entry[]
  facts: ReturnType<typeof factsFrom>
  /** Says a value, or takes it back with null: then what is on record counts again. */
  say: (key: AttributeKey, value: Said[AttributeKey]) => void
  /** True where somebody has said anything here. */
  hasSaid: boolean
  /** Forgets what was said here. */
  restart: () => Promise<void>
  /** False until what the same person answered as a visitor is taken over. */
  isWhole: boolean
  /** Where members' answers rest; visitors' rest in the tab. */
  autosave: Autosave
  /** The report that was saved of just these facts, by its id in the outbox. */
  savedId: string | undefined
  /** Puts the report, and an own enterprise's answers, into the outbox. @throws StorageProblem */
  save: () => Promise<void>
}

/** One calculation: what is known, what is said, and where both are kept. */
export function useHeld(input: Input): Held {
  const { of, from, enId, known, kept, version, start, adopted } = input
  const { userInfo, enId: current } = useAccount()
  const isMember = userInfo !== undefined
  const [said, setSaid] = useState<Said>(start.said)
  const [typedName, setName] = useState(start.name)
  const [edited, setEdited] = useState(false)
  const [isWhole, setWhole] = useState(!adopted)
  const [saved, setSaved] = useState<{ id: string; print: string }>()
  const name = input.name ?? (typedName.trim() || '未命名企业')
  const slot = of ?? HAND
  const key = draftKeyOf(of, current)

  const autosave = useAutosave({
    key,
    schema: DRAFT_SCHEMA,
    title: `政策计算：${name}`,
    href: matchHref(of),
    values: { name: typedName, said } satisfies Kept,
    dirty: edited && isMember,
    files: [],
  })
  // What the person answered before signing in becomes a draft of theirs like any other.
  useEffect(() => {
    if (!adopted) return
    setSaid((before) => ({ ...before, ...adopted.said }))
    if (adopted.name) setName(adopted.name)
    setEdited(true)
    setWhole(true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  useEffect(() => {
    if (isMember ? adopted && autosave.state === 'saved' : false) keepForVisitor(slot, undefined)
    if (!isMember && edited) keepForVisitor(slot, { name: typedName, said })
  }, [isMember, adopted, autosave.state, edited, slot, typedName, said])

  const entries = useMemo(() => {
    const lastYear = Number(isoDay(cityNow()).slice(0, 4)) - 1
    return entriesOf({ known, kept, said, lastYear, registered: input.name !== undefined })
  }, [known, kept, said, input.name])
  const facts = useMemo(() => factsFrom(entries), [entries])
  const attributes = attributesFrom(entries)
  const print = JSON.stringify([name, attributes])

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
    say(attributeKey, value) {
      setSaid((before) => ({ ...before, [attributeKey]: value }))
      setEdited(true)
    },
    hasSaid: edited || Object.keys(said).length > 0,
    async restart() {
      setEdited(false)
      setSaid({})
      setName('')
      setSaved(undefined)
      keepForVisitor(slot, undefined)
      if (isMember) await removeDraft(key)
    },
    isWhole,
    autosave,
    savedId: saved?.print === print ? saved.id : undefined,
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
          // An own enterprise's answers have retired it already; another's are complete with their report.
          ...(enId === undefined ? { draft: key } : {}),
        },
      )
      setEdited(false)
      setSaved({ id, print })
    },
  }
}

const pathOf = (key: AttributeKey) => `answers.${key}`
/** Words for a conflict of answers, which shows amounts as they are sent. */
const answerLabels = Object.fromEntries(attributeKeys.map((key) => [pathOf(key), wordsOf(key).label]))
const answerAmounts = attributeKeys.filter(isMoney).map(pathOf)
