import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Answers, attribute } from '#api/attribute.ts'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { changesIn } from '#offline/outbox/changes.ts'
import { loadDraft } from '#offline/drafts/drafts.ts'
import { useReady } from '#offline/useReady.ts'
import { useOutbox } from '#offline/view.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { type Known, knownOf, type Said } from './facts.ts'
import { type Kept, readKept, visitorsKept } from './kept-here.ts'
import { draftKeyOf, HAND, recordOfAnswers } from '#features/match/of.ts'
import { reportQuery } from '#features/match/saved.ts'
import { type Held, useHeld } from './useHeld.ts'

/**
 * State of the shared calculation: loaded, on its way (`coming`), without an enterprise (`nobody`: a visitor has no own
 * one), or with an unreadable draft.
 */
type Standing = Held | 'coming' | 'nobody' | 'unreadable'

const Standing = createContext<Standing>('coming')

/** Returns the calculation that the pages below the same address share. */
export const useStanding = (): Standing => useContext(Standing)

interface Props {
  /** Enterprise of the calculation, see `Calculated`. */
  of: string | undefined
  /** Id of the saved report whose answers the calculation begins with. */
  from: string | undefined
  children: ReactNode
}

/** Provides one calculation to its pages, so that an answer given on one shows on the others at once. */
export function Calculating({ of, from, children }: Props) {
  const { userInfo, enId } = useAccount()
  const isOwn = of === undefined && enId !== ''
  const record = useQuery({ ...query(enterprise.current, {}), enabled: isOwn })
  const kept = useQuery({ ...query(attribute.answers, {}), enabled: isOwn })
  const listed = useQuery({
    ...query(enterprise.find, { query: { enId: of ?? '' } }),
    enabled: of !== undefined && of !== HAND,
  })
  const report = useQuery({
    ...reportQuery(from ?? ''),
    enabled: from !== undefined && userInfo !== undefined,
  })
  const key = draftKeyOf(of, enId)
  const draft = useQuery({
    queryKey: ['calculation-draft', userInfo?.id, enId, key.record],
    queryFn: async () => (await loadDraft(key)) ?? null,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const form = `${userInfo?.id ?? ''} ${key.record} ${from ?? ''}`
  // Proceeds without the data that cannot be loaded now; then more attributes are asked.
  const isReady = useReady(form, [record, kept, listed, report])
  // Answers waiting in the outbox take precedence, because the city will have them.
  const waiting = useOutbox()
    .flatMap((item) => changesIn('answers', item))
    .findLast(({ id }) => id === recordOfAnswers(enId))
  const own = isOwn ? record.data : undefined
  const known = useMemo(
    (): readonly Known[] => own?.attributes ?? (listed.data ? knownOf(listed.data) : []),
    [own, listed.data],
  )

  if (of === undefined && !isOwn) return <Standing value="nobody">{children}</Standing>
  if (draft.isError) return <Standing value="unreadable">{children}</Standing>
  if (draft.data === undefined || !isReady) return <Standing value="coming">{children}</Standing>

  const frozen = report.data?.records[0]
  const fromReport = frozen ? saidIn(frozen.attributes) : {}
  const drafted = draft.data ? readKept(draft.data.values) : undefined
  const visitors = userInfo && visitorsKept(of ?? HAND)
  const start: Kept = {
    name: drafted?.name || (frozen?.enterpriseName ?? ''),
    said: { ...fromReport, ...drafted?.said },
  }
  return (
    <Holder
      key={form}
      of={of}
      from={from}
      enId={isOwn ? enId : undefined}
      name={isOwn ? enterpriseName({ userInfo, enId, expired: false }) : listed.data?.enName}
      known={known}
      kept={isOwn ? (waiting?.answers ?? kept.data?.answers ?? NONE) : NONE}
      version={waiting ? undefined : kept.data?.version}
      start={userInfo ? start : (visitorsKept(of ?? HAND) ?? start)}
      adopted={visitors}
    >
      {children}
    </Holder>
  )
}

const NONE: Answers = {}

const saidIn = (attributes: readonly { key: string; value: Said[keyof Said] }[]): Said =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value]))

function Holder({ children, ...input }: Parameters<typeof useHeld>[0] & { children: ReactNode }) {
  return <Standing value={useHeld(input)}>{children}</Standing>
}
