import { getBy } from '@tanstack/react-form'
import { useNavigate } from '@tanstack/react-router'
import { CopyLines } from '#blocks/CopyLines.tsx'
import record from '#blocks/detail/record.module.css'
import { FileList } from '#blocks/FileList.tsx'
import { isEditOf } from '#blocks/outbox/edit-of.ts'
import { agoText } from '#lib/dates.ts'
import { isMarkup, wordsOf } from '#lib/markup.ts'
import { messageOf } from '#lib/message-of.ts'
import { type Moved, moveDraft } from '#offline/drafts/move.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import type { Writing } from '#ui/form/typed.ts'
import type { Labels } from './names.ts'
import { filesAt, linesOf, MISSING, wordsAt } from './review-words.ts'
import styles from './FilledIn.module.css'
import { isRecord } from './restore.ts'
import { labelOf } from './names.ts'

/** Labels and formats of a form's values, and the new record that may start from them. */
export interface FormFormats {
  labels: Labels
  amounts?: readonly string[]
  numbers?: Readonly<Record<string, Writing>>
  /** New record that may start with the values: label of the button, and the draft to create. */
  anew?: { label: string; toDraft: (draft: Draft) => Moved }
}

interface Props extends FormFormats {
  form: string
  id: string
}

/** Shows the kept draft of a record whose form is closed: to read, to copy, and to start a new record with. */
export function FilledIn({ form, id, anew, ...formats }: Props) {
  const { enId } = useAccount()
  const navigate = useNavigate()
  const draft = useDrafts(enId)?.find((one) => isEditOf({ draft: one }, form, id))
  if (!draft) return null
  const { values, savedAt } = draft
  const lines = linesIn(values, formats)
  const begin = async (toDraft: (draft: Draft) => Moved) => {
    const to = toDraft(draft)
    try {
      await moveDraft(draft, to)
      await navigate({ href: to.href })
    } catch (error) {
      showToast(messageOf(error))
    }
  }
  return (
    <Card
      title="已填写、未提交的内容"
      aside={`保存于 ${agoText(savedAt)}`}
      foot={
        <div className={record.actions}>
          {anew && (
            <Button look="primary" onClick={() => void begin(anew.toDraft)}>
              {anew.label}
            </Button>
          )}
          <CopyLines lines={lines} />
        </div>
      }
    >
      <div className={styles.words}>
        <DescriptionList items={lines} />
      </div>
      <FileList files={filesIn(values, formats)} />
    </Card>
  )
}

/** Returns the names of all fields with their list rows expanded; a slot for papers is a field of its own. */
const namesIn = (values: object, { labels }: FormFormats) =>
  Object.keys(labels).flatMap((name) => linesOf(name, values))

const filesIn = (values: unknown, formats: FormFormats) =>
  isRecord(values) ? namesIn(values, formats).flatMap((name) => filesAt(name, values) ?? []) : []

/** Returns label and text of each field that has a value. */
function linesIn(values: unknown, formats: FormFormats): [string, string][] {
  if (!isRecord(values)) return []
  const { labels, amounts = [], numbers = {} } = formats
  return namesIn(values, formats).flatMap((name): [string, string][] => {
    const value: unknown = getBy(values, name)
    const text =
      Array.isArray(value) && value.some(isRecord) && !filesAt(name, values)?.length
        ? value.map((row) => Object.values(row as object).join(' ')).join('；')
        : wordsAt(name, { values, amounts, numbers })
    const plain = isMarkup(text) ? wordsOf(text) : text
    return plain === '' || plain === MISSING ? [] : [[labelOf(name, labels, values), plain]]
  })
}
