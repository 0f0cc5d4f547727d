import type { Answers } from '#mocks/console/api.ts'
import { ask } from '#mocks/console/page/client.ts'
import { FormLine } from '#mocks/console/page/FormLine.tsx'
import { useFields } from '#mocks/console/page/useFields.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'

type Column = Answers['GET record']['columns'][number]

/** Changes one column of a record past the rules, as somebody else would have done meanwhile. */
export function EditRecord({ table, id, columns }: { table: string; id: string; columns: Column[] }) {
  const { values, set, bind } = useFields({ column: '', value: '' })
  const column = columns.find(({ name }) => name === values.column)
  return (
    <FormLine
      label="修改"
      submit="修改"
      act={async () => {
        if (!column) throw new Error('请选择要修改的内容')
        await ask('POST change', {
          body: { table, id, patch: { [column.name]: valueIn(column, values.value) } },
        })
        return `已修改${column.title}`
      }}
    >
      <SelectField
        label="内容"
        name="column"
        value={values.column}
        onChange={(name) => set({ column: name, value: textOf(columns.find((one) => one.name === name)) })}
        options={columns.map(({ name, title }) => ({ value: name, label: `${title}（${name}）` }))}
      />
      {column?.kind === 'json' ? (
        <TextArea label="改为（JSON）" rows={6} {...bind('value')} />
      ) : column?.kind === 'choice' || column?.kind === 'boolean' ? (
        <SelectField
          label="改为"
          options={column.kind === 'choice' ? (column.choices ?? []) : ['是', '否']}
          {...bind('value')}
        />
      ) : (
        <TextField label="改为" hint={column?.isOptional ? '不填即清空' : ''} {...bind('value')} />
      )}
    </FormLine>
  )
}

/** Returns a column's value as its field shows it. */
function textOf(column: Column | undefined): string {
  const value: unknown = column?.value ?? ''
  if (value === '') return ''
  if (column?.kind === 'json') return JSON.stringify(value, null, 2)
  if (typeof value === 'boolean') return value ? '是' : '否'
  return String(value)
}

/** Returns the typed value of a column. @throws Error in Chinese for text that is none */
function valueIn({ kind, title, isOptional }: Column, text: string): unknown {
  if (text === '' && isOptional) return null
  if (kind === 'boolean') return text === '是'
  if (kind === 'number') {
    const number = Number(text)
    if (text === '' || Number.isNaN(number)) throw new Error(`${title}应为数字`)
    return number
  }
  if (kind !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${title}应为 JSON，如 {"name": "新名称"}`)
  }
}
