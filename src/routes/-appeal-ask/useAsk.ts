import { Appeal } from '#api/appeal.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import { beginningOf } from '#features/appeal/beginning.ts'
import { FORM } from '#features/appeal/own/record.ts'
import { cleanLine } from '#lib/clean.ts'
import { cutText } from '#lib/cut.ts'
import { useAccount } from '#session/account.ts'
import { blankValues, DRAFT_SCHEMA, labels, schema, steps, toValues } from './schema.ts'
import { saveCall } from './send.ts'

export interface AskInput {
  /** Draft key of a new appeal, or the id of the returned one. */
  record: string
  /** Address that opens the form again. */
  href: string
  /** Appeal that the city has returned. */
  returned?: Appeal
  /** Question read before, used as the title of a new appeal. */
  question?: string
  /** Key of the initial values that another page has handed over. */
  begin?: string
}

/** Maximal characters of a title (records, "Appeal 诉求"). */
const MAX_TITLE = 50

/** Keeps the form of one appeal: begins with a draft or the returned appeal, and submits into the outbox. */
export function useAsk({ record, href, returned, question = '', begin }: AskInput) {
  const { enId } = useAccount()
  const { profile, known, sources } = useKnown(!returned)
  const draft = useDraft({
    form: FORM,
    record,
    schemaVersion: DRAFT_SCHEMA,
    blank: blankValues({
      title: cutText(cleanLine(question), MAX_TITLE),
      ...known,
      asPerson: enId === '',
      ...beginningOf(begin),
    }),
    fromServer: returned && { base: returned, shape: Appeal, toValues },
    needs: [profile],
  })
  return useDraftForm({
    draft,
    title: (values) => values.title || '未写标题的诉求',
    href,
    schema,
    labels,
    steps,
    sources,
    changes: recordOf(record),
    single: true,
    said: returned?.asked,
    send: saveCall,
  })
}

export type AskForm = ReturnType<typeof useAsk>
