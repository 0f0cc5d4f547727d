import { isEditOf } from '#blocks/outbox/edit-of.ts'
import { useOutbox } from '#offline/view.ts'
import { StateChip } from '#ui/state/StateChip.tsx'

/** Shows on a user's own record that an edit of it is only on this device yet, or was refused. */
export function EditChip({ form, id }: { form: string; id: string }) {
  const edit = useOutbox().find((item) => isEditOf(item, form, id))
  if (!edit) return null
  return edit.state === 'waiting' ? (
    <StateChip tone="warn">有修改待上传</StateChip>
  ) : (
    <StateChip tone="bad">{edit.state === 'held' ? '修改未通过' : '修改有冲突'}</StateChip>
  )
}
