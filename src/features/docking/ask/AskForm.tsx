import { useState } from 'react'
import { DockingForm } from '#api/docking-request.ts'
import { check } from '#blocks/form/check.ts'
import { filled } from '#blocks/form/filled.ts'
import styles from '#features/docking/detail/detail.module.css'
import { LAPSE_DAYS } from '#rules/docking-states.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { Asked } from './asked.ts'

const schema = filled(DockingForm)
const order = ['message', 'contactName', 'contactPhone'] as const

interface Props {
  value: Asked
  onChange: (value: Asked) => void
  onSend: (value: Asked) => void
}

/** Why one wants to dock, and whom to call. */
export function AskForm({ value, onChange, onSend }: Props) {
  const [tried, setTried] = useState(false)
  const checked = check(schema, value)
  const props = (name: keyof Asked) => ({
    name,
    value: value[name],
    onChange: (text: string) => onChange({ ...value, [name]: text }),
    error: tried ? checked.issues.get(name) : undefined,
    required: true,
  })
  return (
    <Fluent>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (checked.done) onSend(checked.value)
          else focusField(order.find((name) => checked.issues.has(name)) ?? 'message')
        }}
      >
        <TextArea
          {...props('message')}
          label="对接说明"
          rows={5}
          limit={300}
          hint={`写明贵司能提供什么、希望怎样合作，10 到 300 个字；发布方 ${String(LAPSE_DAYS)} 天内没有回应，申请自动失效`}
        />
        <TextField {...props('contactName')} label="联系人" autoComplete="name" />
        <TextField
          {...props('contactPhone')}
          label="联系电话"
          type="tel"
          autoComplete="tel"
          hint="11 位手机号，提交后发布方可以看到"
        />
        <div className={styles.end}>
          <Button type="submit" look="primary">
            提交申请
          </Button>
        </div>
      </form>
    </Fluent>
  )
}
