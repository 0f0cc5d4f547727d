import type { Enterprise } from '#api/enterprise.ts'
import { keptHereWords } from '#blocks/outbox/waiting-words.ts'
import { deviceState } from '#offline/view.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Card } from '#ui/Card.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import type { Part } from './parts.ts'

// Loaded on demand, because the forms import controls that the view of a record does not need.
const forms = {
  basic: lazyPart(async () => (await import('./BasicForm.tsx')).BasicForm),
  facts: lazyPart(async () => (await import('./FactsForm.tsx')).FactsForm),
}

/** Shows the form of one part of the enterprise's record. */
export function EditPart({ part, record, onClose }: { part: Part; record: Enterprise; onClose: () => void }) {
  const Form = forms[part]
  const done = (sent: boolean) => {
    if (!sent) showToast('内容未修改，无需保存')
    else showToast(deviceState.reach === 'online' ? '已保存，正在提交' : keptHereWords())
    onClose()
  }
  return (
    <Form
      room={
        <Card>
          <SkeletonText lines={8} />
        </Card>
      }
      record={record}
      onDone={done}
      onCancel={onClose}
    />
  )
}
