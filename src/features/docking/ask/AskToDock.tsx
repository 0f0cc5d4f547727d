import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { calls, type Kind, nouns, requestRecord } from '#features/docking/kinds.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { askedFields } from './asked.ts'

const AskForm = lazyPart(async () => (await import('./AskForm.tsx')).AskForm)

/** Shows the dialog of a request to dock (申请对接), which asks for the reason and the contact. */
export const AskToDock = ({
  kind,
  one: { id, title },
}: {
  kind: Kind
  one: { id: string; title: string }
}) => (
  <DeedDialog
    label="申请对接"
    look="primary"
    title="申请对接"
    noun="对接申请"
    record={requestRecord(kind, id)}
    wanted="dock"
    fields={askedFields}
    call={(body) => [
      calls[kind].dock,
      { params: { id }, body },
      { title: `申请对接${nouns[kind]}：${title}` },
    ]}
    form={AskForm}
  />
)
