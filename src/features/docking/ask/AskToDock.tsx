import type { Supply } from '#api/docking.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { calls, type Kind, nouns, requestRecord } from '#features/docking/kinds.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { askedFields } from './asked.ts'
import { dockingEnding } from './finish.ts'

const AskForm = lazyPart(async () => (await import('./AskForm.tsx')).AskForm)

interface Props {
  kind: Kind
  one: Pick<Supply, 'id' | 'title' | 'publisherOrg'>
  /** False while a request is open or waits. */
  isOffered: boolean
}

/** Shows the dialog of a request to dock (申请对接), which asks for the reason and the contact. */
export const AskToDock = ({ kind, one, isOffered }: Props) => (
  <DeedDialog
    label="申请对接"
    look="primary"
    title="申请对接"
    noun="对接申请"
    record={requestRecord(kind, one.id)}
    ending={dockingEnding(kind, one)}
    isOffered={isOffered}
    isMain
    wanted="dock"
    fields={askedFields}
    call={(body) => [
      calls[kind].dock,
      { params: { id: one.id }, body },
      { title: `申请对接${nouns[kind]}：${one.title}` },
    ]}
    form={AskForm}
  />
)
