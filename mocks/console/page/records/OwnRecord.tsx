import { ask, useAnswer } from '#mocks/console/page/client.ts'
import { FormLine } from '#mocks/console/page/FormLine.tsx'
import { useFields } from '#mocks/console/page/useFields.ts'
import { SelectField } from '#ui/form/SelectField.tsx'

/** Makes a record belong to another person, and to one of their enterprises. */
export function OwnRecord({
  table,
  id,
  ...owner
}: {
  table: string
  id: string
  userId: string
  enId: string
}) {
  const { data: owners = [] } = useAnswer('GET owners')
  const { values, set, bind } = useFields(owner)
  const firms = owners.find((one) => one.id === values.userId)?.ens ?? []
  return (
    <FormLine
      label="所有者"
      submit="更换所有者"
      act={async () => {
        await ask('POST own', { body: { table, id, ...values } })
        return `已归${owners.find((one) => one.id === values.userId)?.nickname ?? values.userId}所有`
      }}
    >
      <SelectField
        label="人员"
        name="userId"
        value={values.userId}
        onChange={(userId) =>
          set({ userId, enId: owners.find((one) => one.id === userId)?.ens[0]?.enId ?? '' })
        }
        options={owners.map((one) => ({ value: one.id, label: `${one.nickname}（${one.tel}）` }))}
      />
      <SelectField
        label="企业"
        options={firms.map(({ enId, enName }) => ({ value: enId, label: enName }))}
        {...bind('enId')}
      />
    </FormLine>
  )
}
