import { CityNote } from '#blocks/form/CityNote.tsx'
import { DownloadJob } from './DownloadJob.tsx'
import styles from './special.module.css'
import type { SpecialForm } from './useSpecial.ts'
import { useCityDraft } from './useCityDraft.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

// Loaded on demand, because conflicts are rare and arise only with a network: the form need not wait for this
// part.
const DraftConflict = lazyPart(async () => (await import('./DraftConflict.tsx')).DraftConflict)

/** Shows whether the draft is saved at the city, and the conflict with a version from another device. */
export function CityDraft({ form, isReview }: { form: SpecialForm; isReview: boolean }) {
  const { state, reason, other, base, resolve } = useCityDraft(form, isReview)
  const id = form.values.city.id
  if (other) return <DraftConflict form={form} other={other} base={base} onDone={() => resolve(other)} />
  return (
    <div className={styles.actions}>
      <span role="status">
        <CityNote state={state} reason={reason} />
      </span>
      {id && <DownloadJob id={id} />}
    </div>
  )
}
