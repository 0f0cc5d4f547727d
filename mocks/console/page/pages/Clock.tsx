import { Card } from '#ui/Card.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { numberOf, type Typed } from '#ui/form/typed.ts'
import { momentText, timeText } from '#lib/dates.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { linkTo } from '#mocks/console/page/address.ts'
import { CityPeople } from '#mocks/console/page/CityPeople.tsx'
import { ChangedRecords } from '#mocks/console/page/ChangedRecords.tsx'
import { useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { ActionButton, FormLine } from '#mocks/console/page/FormLine.tsx'
import { past, useClock } from '#mocks/console/page/useClock.ts'
import { useFields } from '#mocks/console/page/useFields.ts'

const HOUR = 3_600_000

/** Moves the city's clock by hours, working days, to a date or to what comes next, and lists what has changed. */
export function Clock() {
  const { data: clock } = useAnswer('GET clock')
  const { data: coming } = useAnswer('GET upcoming')
  const { changed, to, toRealTime } = useClock()
  const { values, bind } = useFields({ hours: 1 as Typed, days: 1 as Typed, date: '' })
  return (
    <ConsolePage
      title="时钟"
      lead="只改变城市的时钟。门户从下一次应答得知新的时间，倒计时和剩余天数随之变化。"
    >
      <Card title={clock ? `现在是 ${momentText(clock.now)}` : '现在'}>
        <FormLine
          label="按小时"
          submit="快进小时"
          act={to((now) => now + required(numberOf(values.hours), '小时数') * HOUR)}
        >
          <NumberField label="小时" unit="小时" decimals={3} hint="负数即调回" {...bind('hours')} />
        </FormLine>
        <FormLine
          label="按工作日"
          submit="快进工作日"
          act={to((now) => Date.parse(workdaysAfter(now, required(numberOf(values.days), '工作日数'))))}
        >
          <NumberField label="工作日" unit="天" hint="到那天下班，18:00" {...bind('days')} />
        </FormLine>
        <FormLine
          label="到日期"
          submit="到这一天"
          act={to(() => Date.parse(`${required(values.date || undefined, '日期')}T09:00:00+08:00`))}
        >
          <DateField label="日期" hint="到那天上班，09:00" {...bind('date')} />
        </FormLine>
        <ActionButton act={toRealTime}>恢复真实时间</ActionButton>
      </Card>
      <ChangedRecords changed={changed} />
      <Card title="接下来会发生">
        <DataTable
          label="接下来会发生"
          empty="没有等待的期限"
          rows={coming}
          keyOf={({ table, id }) => `${table} ${id}`}
          columns={[
            {
              title: '记录',
              cell: ({ table, id, name }) => <a href={linkTo(`records/${table}`, { id })}>{name}</a>,
            },
            { title: '种类', cell: ({ title }) => title },
            { title: '到', cell: ({ to: state }) => state },
            { title: '时间', cell: ({ at }) => timeText(at) },
            {
              title: '操作',
              cell: ({ at, name }) => (
                <ActionButton look="plain" label={`快进到：${name}`} act={to(past(at))}>
                  快进到此
                </ActionButton>
              ),
            },
          ]}
        />
      </Card>
      <CityPeople />
    </ConsolePage>
  )
}

/** Returns a value that a form needs. @throws Error in Chinese where it is missing */
function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`请填写${name}`)
  return value
}
