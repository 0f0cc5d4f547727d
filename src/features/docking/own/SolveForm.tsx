import { useState } from 'react'
import type { Docking } from '#api/docking-request.ts'
import styles from '#features/docking/detail/detail.module.css'
import { contactLifecycle } from '#rules/docking-states.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { focusField } from '#ui/form/field.ts'

const ELSE = 'else'

interface Props {
  dockings: readonly Docking[]
  onSolve: (dockingId: string | undefined) => void
}

/** With whom a record was solved: one of those who asked, or nobody of them. */
export function SolveForm({ dockings, onSolve }: Props) {
  const [chosen, setChosen] = useState<string>()
  const [tried, setTried] = useState(false)
  const candidates = dockings.filter(({ status }) => status === '已达成' || !contactLifecycle.isFinal(status))
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (chosen === undefined) focusField('with')
        else onSolve(chosen === ELSE ? undefined : chosen)
      }}
    >
      <ChoiceField
        name="with"
        label="与谁达成"
        required
        hint="选中的对接记为已达成；其他还在对接的企业会收到“已有结果”的通知"
        value={chosen}
        onChange={setChosen}
        options={[
          ...candidates.map(({ id, orgName, contactName, status }) => ({
            value: id,
            label: `${orgName ?? contactName}（${status}）`,
          })),
          { value: ELSE, label: '自行解决，或与其他企业达成' },
        ]}
        error={tried && chosen === undefined ? '请选择与谁达成' : undefined}
      />
      <div className={styles.end}>
        <Button type="submit" look="primary">
          确认已解决
        </Button>
      </div>
    </form>
  )
}
