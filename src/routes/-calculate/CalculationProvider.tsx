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
import { type KnownFact, knownOf, type TypedAnswers } from './facts.ts'
import { type CalculationDraft, readDraft, visitorDraft } from './calculation-draft.ts'
import { draftKeyOf, HAND, recordOfAnswers } from '#features/match/match-links.ts'
import { reportQuery } from '#features/match/saved.ts'
import { type SharedCalculation, useCalculation } from './useCalculation.ts'

/**
 * State of the shared calculation: loaded, on its way (`coming`), without an enterprise (`nobody`: a visitor has no own
 * one), or with an unreadable draft.
 */
type CalculationStatus = SharedCalculation | 'coming' | 'nobody' | 'unreadable'

const CalculationContext = createContext<CalculationStatus>('coming')

/** Returns the calculation that the pages below the same address share. */
export const useSharedCalculation = (): CalculationStatus => useContext(CalculationContext)

interface Props {
  /** Enterprise of the calculation, see `CalculationSearch`. */
  of: string | undefined
  /** Id of the saved report whose answers the calculation begins with. */
  from: string | undefined
  children: ReactNode
}

/** Provides one calculation to its pages, so that an answer given on one shows on the others at once. */
export function CalculationProvider({ of, from, children }: Props) {
  const { userInfo, enId } = useAccount()
  const isOwn = of === undefined && enId !== ''
  const record = useQuery({ ...query(enterprise.current, {}), enabled: isOwn })
  const kept = useQuery({ ...query(attribute.answers, {}), enabled: isOwn })
  const fromLibrary = useQuery({
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
  const isReady = useReady(form, [record, kept, fromLibrary, report])
  // Answers waiting in the outbox take precedence, because the city will have them.
  const waiting = useOutbox()
    .flatMap((item) => changesIn('answers', item))
    .findLast(({ id }) => id === recordOfAnswers(enId))
  const own = isOwn ? record.data : undefined
  const known = useMemo(
    (): readonly KnownFact[] => own?.attributes ?? (fromLibrary.data ? knownOf(fromLibrary.data) : []),
    [own, fromLibrary.data],
  )

  if (of === undefined && !isOwn) return <CalculationContext value="nobody">{children}</CalculationContext>
  if (draft.isError) return <CalculationContext value="unreadable">{children}</CalculationContext>
  if (draft.data === undefined || !isReady)
    return <CalculationContext value="coming">{children}</CalculationContext>

  const savedReport = report.data?.records[0]
  const fromReport = savedReport ? typedFrom(savedReport.attributes) : {}
  const drafted = draft.data ? readDraft(draft.data.values) : undefined
  const visitorAnswers = userInfo && visitorDraft(of ?? HAND)
  const start: CalculationDraft = {
    name: drafted?.name || (savedReport?.enterpriseName ?? ''),
    said: { ...fromReport, ...drafted?.said },
  }
  return (
    <LoadedProvider
      key={form}
      of={of}
      from={from}
      enId={isOwn ? enId : undefined}
      name={isOwn ? enterpriseName({ userInfo, enId, expired: false }) : fromLibrary.data?.enName}
      known={known}
      kept={isOwn ? (waiting?.answers ?? kept.data?.answers ?? NONE) : NONE}
      version={waiting ? undefined : kept.data?.version}
      start={userInfo ? start : (visitorDraft(of ?? HAND) ?? start)}
      adopted={visitorAnswers}
    >
      {children}
    </LoadedProvider>
  )
}

const NONE: Answers = {}

const typedFrom = (
  attributes: readonly { key: string; value: TypedAnswers[keyof TypedAnswers] }[],
): TypedAnswers => Object.fromEntries(attributes.map(({ key, value }) => [key, value]))

function LoadedProvider({
  children,
  ...input
}: Parameters<typeof useCalculation>[0] & { children: ReactNode }) {
  return <CalculationContext value={useCalculation(input)}>{children}</CalculationContext>
}
