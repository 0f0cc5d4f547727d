import { Card } from '#ui/Card.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { numberOf, type Typed } from '#ui/form/typed.ts'
import { momentText } from '#lib/dates.ts'
import { ask, useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { FormLine } from '#mocks/console/page/FormLine.tsx'
import { useFields } from '#mocks/console/page/useFields.ts'

const HOUR = 3_600_000

/** Moves the city's clock, and decides on audits by the clock. */
export function Clock() {
  const { data: clock } = useAnswer('GET clock')
  const { data: audits } = useAnswer('GET audits')
  const ahead = useFields<{ hours: Typed }>({ hours: 0 })
  const audit = useFields<{ afterHours: Typed }>({ afterHours: undefined })
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
      <Card title="自动审核">
        <p>
          {typeof audits?.afterHours !== 'number'
            ? '未开启，等待审核的记录只由测试人员审核。'
            : `提交 ${String(audits.afterHours)} 小时后通过。`}
        </p>
        <FormLine
          label="自动审核"
          submit="保存"
          act={async () => {
            const { afterHours } = await ask('POST audits', { body: audit.values })
            return afterHours === null ? '已关闭自动审核' : `提交 ${String(afterHours)} 小时后通过`
          }}
        >
          <NumberField
            label="提交后"
            unit="小时"
            decimals={3}
            hint="不填即关闭"
            {...audit.bind('afterHours')}
          />
        </FormLine>
      </Card>
    </ConsolePage>
  )
}
