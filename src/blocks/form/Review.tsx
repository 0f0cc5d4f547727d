import { hereWord } from '#blocks/outbox/waiting-words.ts'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { FileRow } from '#ui/form/FileRow.tsx'
import type { FormState } from './form-state.ts'
import { FILL_IN_LATER } from '#ui/form/later.ts'
import { labelOf } from './names.ts'
import { filesAt, linesOf, wordsAt } from './review-words.ts'
import styles from './Review.module.css'

interface Props {
  form: FormState
  /** Goes to a field; provided by `DraftForm`. */
  goTo: (name: string) => void
  /** Text of values other than plain text, numbers, days and files, such as codes and rows. */
  words?: Readonly<Record<string, string>>
  /** Text of lines without a field of their own: computed values, or values from other sources. */
  derived?: Readonly<Record<string, string>>
  /** Text in place of files for slots that need none. */
  unasked?: Readonly<Record<string, string>>
}

/** Lists all values step by step, each with a button that leads back to its field. */
export function Review({ form, goTo, words = {}, derived = {}, unasked = {} }: Props) {
  const { steps, values, later } = form
  const isLater = (name: string) => later.some((one) => one.name === name)
  return steps.slice(0, -1).map(({ key, title, fields }) => {
    // Keeps names with text in `words` whole: their empty list would otherwise be taken for one of papers.
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
                <span>
                  {isLater(name) ? FILL_IN_LATER : (derived[name] ?? words[name] ?? wordsAt(name, form))}
                </span>
                {!(name in derived) && back(name)}
              </span>,
            ])}
          />
        )}
        {papers.map((name) => (
          <div key={name} className={styles.paper}>
            <div className={styles.line}>
              <h3>{labelOf(name, form.labels, values)}</h3>
              {!(name in unasked) && back(name)}
            </div>
            {filesAt(name, values)?.length === 0 && (
              <p className={styles.none}>{unasked[name] ?? '未上传'}</p>
            )}
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
