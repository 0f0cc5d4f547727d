import { useState } from 'react'
import * as v from 'valibot'
import type { Docking } from '#api/docking-request.ts'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { contactLifecycle } from '#rules/docking-states.ts'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'

const ELSE = 'else'
const fields = { with: { label: '达成对象', kind: 'choice' } } as const
const schema = v.object({ with: v.pipe(v.string(), v.minLength(1, '请选择达成对象')) })

interface Props {
  dockings: readonly Docking[]
  onSolve: (dockingId: string | undefined) => void
}

/** Shows the choice of the partner: one of the enterprises that asked, or another. */
export function SolveForm({ dockings, onSolve }: Props) {
  const [typed, setTyped] = useState<{ with?: string }>()
  const candidates = dockings.filter(({ status }) => status === '已达成' || !contactLifecycle.isFinal(status))
  return (
    <DialogForm
      fields={fields}
      schema={schema}
      typed={typed}
      onChange={setTyped}
      submitLabel="确认已解决"
      onSend={(chosen) => onSolve(chosen.with === ELSE ? undefined : chosen.with)}
    >
      {(bind) => (
        <ChoiceField
          {...bind('with')}
          required
          hint="选中的对接记为已达成，其他仍在对接的企业会收到“已有结果”的通知"
          options={[
            ...candidates.map(({ id, orgName, contactName, status }) => ({
              value: id,
              label: `${orgName ?? contactName}（${status}）`,
            })),
            { value: ELSE, label: '自行解决，或与其他企业达成' },
          ]}
        />
      )}
    </DialogForm>
  )
}
