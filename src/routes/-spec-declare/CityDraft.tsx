import { CityNote } from '#blocks/form/CityNote.tsx'
import { DownloadJob } from './DownloadJob.tsx'
import styles from './special.module.css'
import type { SpecialForm } from './useSpecial.ts'
import { useCityDraft } from './useCityDraft.ts'
import { arriving } from '#ui/arriving.tsx'

// Asked of few, and only with a network: a form need not wait for it.
const Elsewhere = arriving(async () => (await import('./Elsewhere.tsx')).Elsewhere)

/** What became of the draft at the city, and what another device has made of it. */
export function CityDraft({ form, isReview }: { form: SpecialForm; isReview: boolean }) {
  const { state, reason, other, base, resolve } = useCityDraft(form, isReview)
  const id = form.values.city.id
  if (other) return <Elsewhere form={form} other={other} base={base} onDone={() => resolve(other)} />
  return (
    <div className={styles.actions}>
      <span role="status">
        <CityNote state={state} reason={reason} />
      </span>
      {id && <DownloadJob id={id} />}
    </div>
  )
}
