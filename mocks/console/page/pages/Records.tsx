import { Card } from '#ui/Card.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { Typed } from '#ui/form/typed.ts'
import { go, linkTo } from '#mocks/console/page/address.ts'
import { ask, useAnswer } from '#mocks/console/page/client.ts'
import { ConsolePage } from '#mocks/console/page/ConsolePage.tsx'
import { DataTable } from '#mocks/console/page/DataTable.tsx'
import { FormLine } from '#mocks/console/page/FormLine.tsx'
import { Search } from '#mocks/console/page/Search.tsx'
import { useAddress } from '#mocks/console/page/address.ts'
import { useFields } from '#mocks/console/page/useFields.ts'
import { usePages } from '#mocks/console/page/usePages.ts'

/** Lists the rows of a table, and advances or changes records. */
export function Records({ rest }: { rest: string }) {
  const table = rest || 'declaration'
  const { query } = useAddress()
  const { data: choices } = useAnswer('GET choices')
  const { data } = useAnswer('GET table', { rest: table })
  const { rows, paging } = usePages(data, (row) => JSON.stringify(row))
  const step = useFields<
    Record<'area' | 'ids' | 'to' | 'reason' | 'office', string> & { days: Typed; amount: Typed }
  >({
    area: 'declare',
    ids: '',
    to: '',
    reason: '',
    office: '',
    days: undefined,
    amount: undefined,
  })
  const change = useFields({ id: '', patch: '' })
  return (
    <ConsolePage title="记录">
      <Card title="表" aside={<Search label="搜记录" />}>
        <SelectField
          label="表"
          name="table"
          value={table}
          onChange={(name) => go(linkTo(`records/${name}`))}
          options={choices?.tables ?? []}
        />
        <DataTable
          label="记录"
          rows={rows}
          paging={paging}
          keyOf={({ id }) => id}
          more={(row) => <pre>{JSON.stringify(row, null, 2)}</pre>}
          opened={query.get('open') ?? ''}
          columns={[{ title: '编号', cell: ({ id }) => id, breaks: true }]}
        />
      </Card>
      <Card title="推进办理">
        <FormLine
          label="推进办理"
          submit="推进"
          act={async () => {
            const { ids, office, ...values } = step.values
            await ask('POST advance', {
              body: { ...values, ...(office && { office }), ids: ids.split(/[\s,，、]+/).filter(Boolean) },
            })
            return '已推进'
          }}
        >
          <SelectField label="业务" options={Object.keys(choices?.advances ?? {})} {...step.bind('area')} />
          <TextField label="记录编号" hint="多个用逗号或空格隔开" {...step.bind('ids')} />
          <SelectField
            label="改为"
            options={choices?.advances[step.values.area] ?? []}
            {...step.bind('to')}
          />
          <TextField label="意见" {...step.bind('reason')} />
          <TextField label="办理单位" {...step.bind('office')} />
          <NumberField label="天数" unit="天" {...step.bind('days')} />
          <NumberField label="批复金额" unit="元" {...step.bind('amount')} />
        </FormLine>
      </Card>
      <Card title="修改记录">
        <FormLine
          label="修改记录"
          submit="修改"
          act={async () => {
            await ask('POST change', {
              body: { table, id: change.values.id, patch: columnsIn(change.values.patch) },
            })
            return '已修改'
          }}
        >
          <TextField label="哪条记录的编号" {...change.bind('id')} />
          <TextArea label="要改的列（JSON）" {...change.bind('patch')} />
        </FormLine>
      </Card>
    </ConsolePage>
  )
}

/** Parses the columns typed as JSON. @throws Error in Chinese for invalid JSON */
function columnsIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('要改的列应为 JSON，如 {"title": "新标题"}')
  }
}
