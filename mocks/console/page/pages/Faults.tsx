import { useEffect, useState } from 'react'
import { Card } from '#ui/Card.tsx'
import { CheckField } from '#ui/form/CheckField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { numberOf, type Typed } from '#ui/form/typed.ts'
import type { ActiveFault } from '#mocks/faults.ts'
import { ask, useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { ActionButton, FormLine } from '#mocks/console/page/FormLine.tsx'
import { useFields } from '#mocks/console/page/useFields.ts'

/** Numbers of a fault with their names; chances are 0 to 1. */
const numbers = [
  ['times', '次数', '次', '0 不限'],
  ['minutes', '持续', '分钟', '不填则一直'],
  ['latencyMs', '延迟', '毫秒', ''],
  ['status', '返回状态码', '', '400 到 599'],
  ['statusChance', '状态码概率', '', '0 到 1'],
  ['retryAfter', 'Retry-After', '秒', ''],
  ['dropBefore', '处理前断线', '', '0 到 1'],
  ['dropAfter', '处理后断线', '', '0 到 1'],
  ['captive', '上网认证页', '', '0 到 1'],
  ['breakContract', '违反约定', '', '0 到 1'],
] as const

type Values = { match: string; refuseRefresh: boolean; keyed: boolean } & Partial<
  Record<(typeof numbers)[number][0], Typed>
>

/** Returns a fault in words: 慢网：延迟 3000 毫秒 · 3 次. */
const wordsOf = (fault: ActiveFault): string => {
  const words = numbers
    .filter(([name]) => name !== 'minutes' && fault[name] && !(name === 'statusChance' && fault[name] === 1))
    .map(([name, label, unit]) => `${label} ${String(fault[name])}${unit && ` ${unit}`}`)
    .concat(fault.refuseRefresh ? ['拒绝续期'] : [], fault.keyed ? ['只对提交'] : [])
    .join(' · ')
  return fault.title ? `${fault.title}：${words}` : words
}

const SECOND = 1_000

/** Lists the faults of the world with the time that is left, ends each alone, and adds presets or others. */
export function Faults() {
  const { data: faults } = useAnswer('GET faults', {}, 5 * SECOND)
  const form = useFields<Values>({ match: '*', refuseRefresh: false, keyed: false })
  return (
    <ConsolePage title="故障" lead="网络与城市接口出错时，门户应如何表现。">
      <Card
        title="生效中的故障"
        aside={
          <ActionButton
            act={async () => {
              await ask('POST faults', { body: [] })
              return '已结束全部故障'
            }}
          >
            结束全部
          </ActionButton>
        }
      >
        <DataTable
          label="生效中的故障"
          empty="没有故障"
          rows={faults}
          keyOf={({ id = '' }) => id}
          columns={[
            { title: '故障', cell: wordsOf },
            { title: '路径', cell: ({ match }) => match, breaks: true },
            { title: '剩余', cell: ({ until }) => <TimeLeft until={until} /> },
            {
              title: '操作',
              cell: (fault) => (
                <ActionButton
                  look="plain"
                  act={async () => {
                    await ask('POST faults', { rest: 'end', body: { id: fault.id } })
                    return `已结束故障：${wordsOf(fault)}`
                  }}
                >
                  结束
                </ActionButton>
              ),
            },
          ]}
        />
      </Card>
      <Presets />
      <Card title="自定故障">
        <FormLine
          label="自定故障"
          submit="添加"
          act={async () => {
            await ask('POST faults', { rest: 'add', body: form.values })
            return '已添加故障'
          }}
        >
          <TextField label="路径" hint="* 代表任意内容" {...form.bind('match')} />
          {numbers.map(([name, label, unit, hint]) => (
            <NumberField
              key={name}
              label={label}
              unit={unit}
              hint={hint}
              decimals={3}
              name={name}
              value={form.values[name]}
              onChange={(value) => form.set({ [name]: value })}
            />
          ))}
          <CheckField {...form.bind('refuseRefresh')}>拒绝续期</CheckField>
          <CheckField {...form.bind('keyed')}>只对提交（带幂等键）</CheckField>
        </FormLine>
      </Card>
      <Card title="登录">
        <FormLine
          label="令牌过期"
          submit="令牌立即过期"
          look="secondary"
          act={async () => {
            await ask('POST tokens')
            return '令牌已全部过期，须续期或重新登录'
          }}
        />
      </Card>
    </ConsolePage>
  )
}

/** Renders the presets, with what can be set for each. */
function Presets() {
  const { data: presets = [] } = useAnswer('GET presets')
  // Has names of its own, because a name is the id of its control on the page.
  const form = useFields<{ preset: string; path: string; duration: Typed; count: Typed; percent: Typed }>({
    ...{ preset: '慢网', path: '*', duration: undefined, count: undefined, percent: undefined },
  })
  const { preset, path, duration, count, percent } = form.values
  const chosen = presets.find(({ title }) => title === preset)
  return (
    <Card title="常见故障">
      <FormLine
        label="常见故障"
        submit="开始"
        act={async () => {
          const share = numberOf(percent)
          await ask('POST faults', {
            rest: 'preset',
            body: {
              preset,
              match: path,
              minutes: duration,
              times: count,
              ...(share === undefined ? {} : { share: share / 100 }),
            },
          })
          return `已开始：${preset}`
        }}
      >
        <SelectField
          label="故障"
          hint={chosen?.sees ?? ''}
          options={presets.map(({ title }) => title)}
          {...form.bind('preset')}
        />
        <TextField label="对哪些路径" hint="* 代表任意内容" {...form.bind('path')} />
        <NumberField label="对多少调用" unit="%" hint="不填则按故障自己的" {...form.bind('percent')} />
        <NumberField label="次数" unit="次" hint="不填则不限" {...form.bind('count')} />
        <NumberField label="持续" unit="分钟" hint="不填则按故障自己的" {...form.bind('duration')} />
      </FormLine>
    </Card>
  )
}

/** Renders the time until an end (milliseconds), which counts down. */
function TimeLeft({ until }: { until?: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  if (until === undefined) return '手动结束'
  const left = Math.max(0, Math.ceil((until - now) / SECOND))
  return `${String(Math.floor(left / 60))} 分 ${String(left % 60).padStart(2, '0')} 秒`
}
