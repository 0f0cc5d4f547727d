import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import { Reopened } from '#blocks/form/Reopened.tsx'
import { useNewest } from '#blocks/form/useNewest.ts'
import { recordOf, viewLink } from '#blocks/appeal-links.ts'
import { draftHref, FORM } from '#features/appeal/own/record.ts'
import type { Moved } from '#offline/drafts/move.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { useOutbox } from '#offline/view.ts'
import { Notice } from '#ui/state/Notice.tsx'
import { Ask } from './Ask.tsx'
import { labels } from './schema.ts'

/** Moves the values of a draft to a new appeal. */
function toNewDraft({ values }: Draft): Moved {
  const record = crypto.randomUUID()
  return { key: { form: FORM, record }, href: draftHref(record), values }
}

/** Shows a returned appeal in the form again (补充诉求), with the city's request above it and at its fields. */
export function Supplement({ id }: { id: string }) {
  const one = useNewest(query(appeal.detailAll, { params: { id } }))
  const waits = useOutbox().some(({ record }) => record === recordOf(id))
  return (
    <Reopened
      form={FORM}
      id={id}
      query={one}
      may={waits || one.data?.state === '已退回补充'}
      state={one.data?.state}
      otherwise="无需补充"
      labels={labels}
      anew={{ label: '以此内容提出新诉求', toDraft: toNewDraft }}
      view={{ link: viewLink(id), label: '查看诉求' }}
    >
      {(returned) => (
        <Ask
          record={id}
          href={`/appeal/demand?id=${encodeURIComponent(id)}`}
          returned={returned}
          notice={
            returned.reason && (
              <Notice tone="warn" title="需要补充：">
                {returned.reason}
              </Notice>
            )
          }
        />
      )}
    </Reopened>
  )
}
