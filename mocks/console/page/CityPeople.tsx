import { Card } from '#ui/Card.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import type { Typed } from '#ui/form/typed.ts'
import { ask, useAnswer } from './client.ts'
import { ActionButton, FormLine } from './FormLine.tsx'
import { useFields } from './useFields.ts'

/** Switches the city's people, who act by the clock, and sets how long an audit takes. */
export function CityPeople() {
  const { data: schedule } = useAnswer('GET schedule')
  const { values, bind } = useFields<{ auditHours: Typed }>({ auditHours: undefined })
  const isOn = schedule?.on !== false
  return (
    <Card title="自动办理">
      <p>{isOn ? '城市的工作人员按时限自动办理。' : '已关闭，记录只由测试人员推进。'}</p>
      <FormLine
        label="审核用时"
        submit="保存"
        act={async () => {
          const { auditHours } = await ask('POST schedule', { body: { on: isOn, ...values } })
          return auditHours === null ? '审核按工作日办理' : `提交 ${String(auditHours)} 小时后审核`
        }}
        others={
          <ActionButton
            act={async () => {
              const { on } = await ask('POST schedule', { body: { on: !isOn } })
              return on ? '已打开自动办理' : '已关闭自动办理'
            }}
          >
            {isOn ? '关闭自动办理' : '打开自动办理'}
          </ActionButton>
        }
      >
        <NumberField
          label="审核用时"
          unit="小时"
          decimals={3}
          hint="不填则按工作日"
          {...bind('auditHours')}
        />
      </FormLine>
    </Card>
  )
}
