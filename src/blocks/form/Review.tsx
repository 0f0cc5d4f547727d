import { hereWord } from '#blocks/outbox/waiting-words.ts'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { FileRow } from '#ui/form/FileRow.tsx'
import type { FormState } from './form-state.ts'
import { LATER } from '#ui/form/later.ts'
import { labelOf } from './names.ts'
import { filesAt, linesOf, wordsAt } from './review-words.ts'
import styles from './Review.module.css'

interface Props {
  form: FormState
  /** Leads back to a field; given by `DraftForm`. */
  goTo: (name: string) => void
  /** How values are said that are more than words, numbers, days and files, such as codes and rows. */
  words?: Readonly<Record<string, string>>
  /** Lines of the steps that no field stands for: what comes from elsewhere or is computed. */
  derived?: Readonly<Record<string, string>>
}

/** All that was filled in once more, step by step, each line with the way back to its field. */
export function Review({ form, goTo, words = {}, derived = {} }: Props) {
  const { steps, values, later } = form
  const isLater = (name: string) => later.some((one) => one.name === name)
  return steps.slice(0, -1).map(({ key, title, fields }) => {
    // An empty list could be one of papers: what has words of its own is none.
    const names = fields
      .filter(form.isAsked)
      .flatMap((name) => (name in words ? [name] : linesOf(name, values)))
    const isPaper = (name: string) => !(name in words) && filesAt(name, values) !== undefined
    const [papers, facts] = [names.filter(isPaper), names.filter((name) => !isPaper(name))]
    const back = (name: string) => {
      const label = labelOf(name, form.labels, values)
      return (
        <Button look="plain" className={styles.back} aria-label={`修改${label}`} onClick={() => goTo(name)}>
          修改
        </Button>
      )
    }
    return (
      <section key={key} className={styles.part} aria-labelledby={`review-${key}`}>
        <h2 id={`review-${key}`}>{title}</h2>
        {facts.length > 0 && (
          <DescriptionList
            items={facts.map((name) => [
              labelOf(name, form.labels, values),
              <span key={name} className={styles.line}>
                <span>{isLater(name) ? LATER : (derived[name] ?? words[name] ?? wordsAt(name, form))}</span>
                {!(name in derived) && back(name)}
              </span>,
            ])}
          />
        )}
        {papers.map((name) => (
          <div key={name} className={styles.paper}>
            <div className={styles.line}>
              <h3>{labelOf(name, form.labels, values)}</h3>
              {back(name)}
            </div>
            {filesAt(name, values)?.length === 0 && <p className={styles.none}>未上传</p>}
            <ul>
              {filesAt(name, values)?.map((file) => (
                <FileRow key={file.filePath} file={file} here={hereWord()} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    )
  })
}
