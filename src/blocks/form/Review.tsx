import { getBy } from '@tanstack/react-form'
import { type Attachment, isAttachment } from '#lib/attachment.ts'
import { dateText, isDay } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { FileRow } from '#ui/form/FileRow.tsx'
import { type Writing, writeNumber } from '#ui/form/typed.ts'
import type { FormState } from './form-state.ts'
import { labelOf, withoutRow } from './names.ts'
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

const MISSING = '未填写'

/** All that was filled in once more, step by step, each line with the way back to its field. */
export function Review({ form, goTo, words, derived = {} }: Props) {
  const { steps, values } = form
  return steps.slice(0, -1).map(({ key, title, fields }) => {
    const names = fields.filter(form.isAsked).flatMap((name) => linesOf(name, values))
    const [papers, facts] = [
      names.filter((name) => filesAt(name, values)),
      names.filter((name) => !filesAt(name, values)),
    ]
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
                <span>{derived[name] ?? words?.[name] ?? textOf(name, form)}</span>
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
                <FileRow key={file.filePath} file={file} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    )
  })
}

/** A list of slots for papers is a line for each. */
function linesOf(name: string, values: object): string[] {
  const value: unknown = getBy(values, name)
  if (!Array.isArray(value) || !value.every((one) => Object(one) === one && 'files' in Object(one)))
    return [name]
  return value.map((_, index) => `${name}[${String(index)}].files`)
}

/** The files of a field; undefined where it holds none. */
function filesAt(name: string, values: object): Attachment[] | undefined {
  const value: unknown = getBy(values, name)
  return Array.isArray(value) && value.every(isAttachment) ? value : undefined
}

function textOf(name: string, { values, amounts, numbers }: FormState): string {
  const value: unknown = getBy(values, name)
  const plain = withoutRow(name)
  if (value === undefined || value === '') return MISSING
  if (typeof value === 'number') {
    if (amounts.includes(plain)) return moneyText(value)
    const writing: Writing | undefined = numbers[plain]
    return writing ? `${writeNumber(value, writing)} ${writing.unit}` : String(value)
  }
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value)) return value.map(String).join('、') || MISSING
  if (typeof value !== 'string') return ''
  return isDay(value) ? dateText(`${value}T00:00:00+08:00`) : value
}
