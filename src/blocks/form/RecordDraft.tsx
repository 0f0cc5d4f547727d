import { lazy, Suspense } from 'react'
import type { AtCity } from './city-draft.ts'
import { CityNote } from './CityNote.tsx'
import type { Current, RecordForm } from './RecordConflict.tsx'
import type { CityState } from './useCityDraft.ts'

// Loaded on demand, because two devices rarely edit one draft.
const RecordConflict = lazy(async () => ({
  default: (await import('./RecordConflict.tsx')).RecordConflict,
})) as typeof import('./RecordConflict.tsx').RecordConflict

interface Props<Values, One> {
  form: RecordForm<Values>
  at: {
    state: CityState
    reason: string | undefined
    isPartial: boolean
    other: One | undefined
    base: Values | undefined
    resolve: (current: One) => void
  }
  toValues: (current: One) => Values
}

/** Shows the state of a record's draft at the city, or the conflict with another device's version of it. */
export function RecordDraft<Values extends { city: AtCity }, One extends Current>({
  form,
  at: { state, reason, isPartial, other, base, resolve },
  toValues,
}: Props<Values, One>) {
  if (!form.isReady || form.sentId) return null
  if (!other)
    return (
      <div role="status">
        <CityNote state={state} reason={reason} isPartial={isPartial} />
      </div>
    )
  return (
    <Suspense>
      <RecordConflict
        form={form}
        other={other}
        base={base}
        toValues={toValues}
        onDone={() => resolve(other)}
      />
    </Suspense>
  )
}
