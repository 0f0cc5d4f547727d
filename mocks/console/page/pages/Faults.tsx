import { Card } from '#ui/Card.tsx'
import { CheckField } from '#ui/form/CheckField.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { Typed } from '#ui/form/typed.ts'
import type { Fault } from '#mocks/faults.ts'
import { ask, useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { ActionButton, FormLine } from '#mocks/console/page/FormLine.tsx'
import { useFields } from '#mocks/console/page/useFields.ts'

/** Numbers of a fault with their names; chances are 0 to 1. */
const numbers = [
  ['times', '次数', '次', '0 不限'],
  ['latencyMs', '延迟', '毫秒', ''],
  ['status', '返回状态码', '', '400 到 599'],
  ['statusChance', '状态码概率', '', '0 到 1'],
  ['retryAfter', 'Retry-After', '秒', ''],
  ['dropBefore', '处理前断线', '', '0 到 1'],
  ['dropAfter', '处理后断线', '', '0 到 1'],
  ['captive', '上网认证页', '', '0 到 1'],
  ['breakContract', '违反约定', '', '0 到 1'],
] as const

type Values = { match: string; refuseRefresh: boolean } & Partial<Record<(typeof numbers)[number][0], Typed>>

/** Returns a fault in words: 返回 503 · 3 次. */
const wordsOf = (fault: Fault) =>
  numbers
    .filter(([name]) => fault[name] && !(name === 'statusChance' && fault[name] === 1))
    .map(([name, label, unit]) => `${label} ${String(fault[name])}${unit && ` ${unit}`}`)
    .concat(fault.refuseRefresh ? ['拒绝续期'] : [])
    .join(' · ')

/** Lists the faults of the world, and adds or ends them. */
export function Faults() {
  const { data: faults = [] } = useAnswer('GET faults')
  const form = useFields<Values>({ match: '*', refuseRefresh: false })
  const add = async () => {
    await ask('POST faults', { body: [...(await ask('GET faults')), form.values] })
    return '已添加故障'
  }
  const end = (at: number) => async () => {
    await ask('POST faults', { body: faults.filter((_, other) => other !== at) })
    return '已清除故障'
  }
  return (
    <ConsolePage title="故障" lead="网络与城市接口出错时，门户应如何表现。">
      <Card
        title="生效中的故障"
        aside={
          <ActionButton
            act={async () => {
              await ask('POST faults', { body: [] })
              return '已清除全部故障'
            }}
          >
            清除全部
          </ActionButton>
        }
      >
        <DataTable
          label="生效中的故障"
          empty="没有故障"
          rows={faults.flatMap((fault, at) => ('match' in fault ? [{ fault, at }] : []))}
          keyOf={({ at }) => String(at)}
          columns={[
            { title: '路径', cell: ({ fault }) => fault.match, breaks: true },
            { title: '故障', cell: ({ fault }) => wordsOf(fault) },
            {
              title: '操作',
              cell: ({ at }) => (
                <ActionButton look="plain" act={end(at)}>
                  清除
                </ActionButton>
              ),
            },
          ]}
        />
      </Card>
      <Card title="添加故障">
        <FormLine label="添加故障" submit="添加" act={add}>
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
