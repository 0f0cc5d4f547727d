import { Card } from '#ui/Card.tsx'
import { CheckField } from '#ui/form/CheckField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { numberOf, type Typed } from '#ui/form/typed.ts'
import { momentText } from '#lib/dates.ts'
import { ask, useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { FormLine } from '#mocks/console/page/FormLine.tsx'
import { useFields } from '#mocks/console/page/useFields.ts'

const HOUR = 3_600_000

/** Moves the city's clock, and switches the people who act by it. */
export function Clock() {
  const { data: clock } = useAnswer('GET clock')
  const { data: schedule } = useAnswer('GET schedule')
  const ahead = useFields<{ hours: Typed }>({ hours: 0 })
  const people = useFields<{ on: boolean; auditHours: Typed }>({ on: true, auditHours: undefined })
  return (
    <ConsolePage
      title="时钟"
      lead="只改变城市的时钟。门户从下一次应答得知新的时间，倒计时和剩余天数随之变化。"
    >
      <Card title={clock ? `现在是 ${momentText(clock.now)}` : '现在'}>
        <FormLine
          label="时钟"
          submit="设定"
          act={async () => {
            const { now } = await ask('POST clock', {
              body: { offsetMs: (numberOf(ahead.values.hours) ?? 0) * HOUR },
            })
            return `城市时间已改为 ${momentText(now)}`
          }}
        >
          <NumberField label="比真实时间快" unit="小时" decimals={3} {...ahead.bind('hours')} />
        </FormLine>
      </Card>
      <Card title="自动办理">
        <p>{schedule?.on === false ? '已关闭，记录只由测试人员推进。' : '城市按时限自动办理。'}</p>
        <FormLine
          label="自动办理"
          submit="保存"
          act={async () => {
            const { on } = await ask('POST schedule', { body: people.values })
            return on ? '城市按时限自动办理' : '已关闭自动办理'
          }}
        >
          <CheckField {...people.bind('on')}>城市自动办理</CheckField>
          <NumberField
            label="审核用时"
            unit="小时"
            decimals={3}
            hint="不填则按工作日"
            {...people.bind('auditHours')}
          />
        </FormLine>
      </Card>
    </ConsolePage>
  )
}
