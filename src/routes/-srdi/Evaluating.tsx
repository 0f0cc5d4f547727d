import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { answersFromRecord } from '#features/srdi/from-record.ts'
import {
  emptySrdiDraft,
  BY_HAND,
  readSrdiDraft,
  srdiDraft,
  readVisitorSrdi,
} from '#features/srdi/srdi-draft.ts'
import { loadDraft } from '#offline/drafts/drafts.ts'
import { useReady } from '#offline/useReady.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/state/ErrorState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { type SelfEvaluation, useSelfEvaluation } from './useSelfEvaluation.ts'

interface Props {
  /** `hand`: filled in by hand. */
  of: 'hand' | undefined
  children: (self: SelfEvaluation) => ReactNode
}

/** Loads the start of a self evaluation: its draft, the enterprise's record, or nothing. */
export function Evaluating({ of, children }: Props) {
  const { userInfo, enId } = useAccount()
  const isOwn = of !== BY_HAND && userInfo !== undefined && enId !== ''
  const record = isOwn ? enId : BY_HAND
  const own = useQuery({ ...query(enterprise.current, {}), enabled: isOwn })
  const at = `${userInfo?.id ?? ''} ${record}`
  const draft = useQuery({
    queryKey: ['srdi-draft', at],
    queryFn: async () => (userInfo ? ((await loadDraft(srdiDraft(record))) ?? null) : null),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const isReady = useReady(at, [own])
  const known = useMemo(() => answersFromRecord(isOwn ? own.data : undefined), [isOwn, own.data])
  if (draft.isError) return <ErrorState title="本机草稿无法读取" onRetry={() => void draft.refetch()} />
  if (draft.data === undefined || !isReady)
    return (
      <Card>
        <SkeletonText lines={8} />
      </Card>
    )
  const visitors = readVisitorSrdi()
  const kept = draft.data ? readSrdiDraft(draft.data.values) : undefined
  // Adopts a visitor's answers as a draft after the sign-in, where there is none yet.
  const adopted = userInfo !== undefined && !kept && visitors !== undefined
  return (
    <LoadedEvaluation
      key={at}
      of={isOwn ? undefined : BY_HAND}
      record={record}
      name={isOwn ? enterpriseName({ userInfo, enId, expired: false }) : undefined}
      known={known}
      start={kept ?? visitors ?? emptySrdiDraft}
      adopted={adopted}
    >
      {children}
    </LoadedEvaluation>
  )
}

function LoadedEvaluation({
  children,
  ...input
}: Parameters<typeof useSelfEvaluation>[0] & Pick<Props, 'children'>) {
  return children(useSelfEvaluation(input))
}
