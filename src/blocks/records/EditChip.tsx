import { isEditOf } from '#blocks/outbox/edit-of.ts'
import { useOutbox } from '#offline/view.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/** Says of a record of one's own that an edit of it is only on this device yet. */
export function EditChip({ form, id }: { form: string; id: string }) {
  const edit = useOutbox().find((item) => isEditOf(item, form, id))
  if (!edit) return null
  return edit.state === 'waiting' ? (
    <StateChip tone="warn">有修改待上传</StateChip>
  ) : (
    <StateChip tone="bad">{edit.state === 'held' ? '修改未通过' : '修改有冲突'}</StateChip>
  )
}
