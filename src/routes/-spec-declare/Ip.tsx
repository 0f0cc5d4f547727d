import { memo, useCallback } from 'react'
import { IP_MOST } from '#api/zjtx.ts'
import { cityNow } from '#lib/clock.ts'
import { classOneOf, ipKinds, isClassOne } from '#rules/srdi/ip.ts'
import { isoDay } from '#lib/dates.ts'
import { filledRows } from '#lib/pasted-rows.ts'
import { Button } from '#ui/Button.tsx'
import type { BoundField } from '#ui/form/bound.ts'
import { fieldId, type ChangeKind } from '#ui/form/field.ts'
import { useKeptFocus } from '#ui/useKeptFocus.ts'
import { dayProblem } from '#ui/form/useDayInput.ts'
import { usePasted } from '#ui/form/usePasted.tsx'
import { Cell, DayCell } from './Cell.tsx'
import { emptyIp, type IpRow, ipTable, kindProblem } from './ip-rows.ts'
import { Rules } from './Rules.tsx'
import styles from './special.module.css'
import tables from './tables.module.css'
import type { SpecialForm } from './useSpecial.ts'

/** Shows the table of intellectual property; rows are added as needed, up to a hundred. */
export function Ip({ form }: { form: SpecialForm }) {
  const { Field, wrong, tried, values } = form
  const shown = new Map(
    wrong
      .filter(({ name }) => tried.has('ip') || form.isRefusal(name))
      .map(({ name, message }) => [name, message]),
  )
  return (
    <>
      {form.notes.patents && (
        <div className={styles.part}>
          <p className={styles.small}>{form.notes.patents}。请填写与主导产品相关的。</p>
        </div>
      )}
      <Field name="form.ip">{(field) => <Table field={field} shown={shown} />}</Field>
      <Rules values={values} names={['Ⅰ类知识产权']} />
    </>
  )
}

/** Returns the given rows, or one empty row to begin with. */
const rowsOf = (given: readonly IpRow[]) => (given.length ? given : [emptyIp])

/**
 * Groups rows by ten, so that after a key the browser lays out one group of ten and skips the others instead
 * of visiting each of a hundred rows.
 */
const groupsOfTen = (rows: readonly IpRow[]) =>
  Array.from({ length: Math.ceil(rows.length / 10) }, (_, group) => rows.slice(group * 10, group * 10 + 10))

function Table({ field, shown }: { field: BoundField<IpRow[]>; shown: ReadonlyMap<string, string> }) {
  const { value, handleChange, handleBlur } = field
  const rows = rowsOf(value)
  const around = useKeptFocus<HTMLDivElement>('tbody > tr')
  const pasted = usePasted({
    value: rows,
    onChange: (next) => handleChange([...next]),
    fill: (block, name) => filledRows(rows, block, name, ipTable),
    most: IP_MOST,
  })
  const updateRow = useCallback(
    (at: number, patch: Partial<IpRow>, how?: ChangeKind) =>
      handleChange(
        (before) => rowsOf(before).map((row, index) => (index === at ? { ...row, ...patch } : row)),
        how,
      ),
    [handleChange],
  )
  const removeRow = useCallback(
    (at: number) => handleChange((before) => before.filter((_, index) => index !== at)),
    [handleChange],
  )
  return (
    <div
      {...around}
      className={styles.part}
      onBlur={() => {
        around.onBlur()
        handleBlur()
      }}
    >
      <p>
        Ⅰ类知识产权 <strong>{classOneOf(rows)}</strong> 项，共 {rows.length} 行
        <span className={styles.small}>（Ⅰ类按类别自动统计，无需填写；没有知识产权的可以留空）</span>
      </p>
      <p className={styles.small}>可以从表格软件复制多行，粘贴到任意一格。</p>
      <div className={tables.scroll} onPasteCapture={pasted.onPasteCapture}>
        <table className={`${tables.ip} ${styles.cells}`}>
          <caption className="visually-hidden">知识产权清单</caption>
          <thead>
            <tr>
              <th scope="col">序号</th>
              <th scope="col">名称</th>
              <th scope="col">类别</th>
              <th scope="col">证书或专利号</th>
              <th scope="col">授权日期</th>
              <th scope="col">操作</th>
            </tr>
          </thead>
          {groupsOfTen(rows).map((ten, group) => (
            <tbody key={group}>
              {ten.map((row, index) => {
                const at = group * 10 + index
                return (
                  <Row
                    key={at}
                    row={row}
                    at={at}
                    updateRow={updateRow}
                    removeRow={removeRow}
                    {...errorsOf(shown, at)}
                  />
                )
              })}
            </tbody>
          ))}
        </table>
      </div>
      <Button
        disabled={rows.length >= IP_MOST}
        onClick={() => handleChange((before) => [...rowsOf(before), emptyIp])}
      >
        {rows.length >= IP_MOST ? `最多 ${String(IP_MOST)} 项` : '增加一行'}
      </Button>
      {pasted.bar}
    </div>
  )
}

const nameOf = (at: number, column: string) => `form.ip[${String(at)}].${column}`

const noErrors = { nameError: undefined, kindError: undefined, noError: undefined, dateError: undefined }

/**
 * Returns the error of each cell of a row as separate props, so that a memoized row renders only when one of
 * them changes. Skips the lookup without errors, the case of nearly every key: four names for each of a
 * hundred rows take a twentieth of a key's time.
 */
const errorsOf = (shown: ReadonlyMap<string, string>, at: number) =>
  shown.size === 0
    ? noErrors
    : {
        nameError: shown.get(nameOf(at, 'name')),
        kindError: shown.get(nameOf(at, 'kind')),
        noError: shown.get(nameOf(at, 'no')),
        dateError: shown.get(nameOf(at, 'date')),
      }

interface RowProps extends Record<keyof typeof noErrors, string | undefined> {
  row: IpRow
  at: number
  updateRow: (at: number, patch: Partial<IpRow>, how?: ChangeKind) => void
  removeRow: (at: number) => void
}

const Row = memo(function IpTableRow({ row, at, updateRow, removeRow, ...errors }: RowProps) {
  const no = `第 ${String(at + 1)} 行`
  const cell = (column: string, label: string, error: string | undefined) => {
    const id = fieldId(nameOf(at, column))
    return {
      id,
      'aria-label': `${no}${label}`,
      ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
    }
  }
  const kindError = kindProblem(row.kind) ?? errors.kindError
  const dateError = dayProblem(row.date) ?? errors.dateError
  const said = (column: string, error: string | undefined) =>
    error && (
      <p id={`${fieldId(nameOf(at, column))}-error`} className={styles.error}>
        {error}
      </p>
    )
  return (
    <tr>
      <td data-head="序号">
        {at + 1}
        {isClassOne(row.kind) && <span className={styles.small}> Ⅰ类</span>}
      </td>
      <td data-head="名称">
        <Cell
          {...cell('name', '名称', errors.nameError)}
          value={row.title}
          onTyped={(title) => updateRow(at, { title }, 'typed')}
        />
        {said('name', errors.nameError)}
      </td>
      <td data-head="类别">
        <select
          {...cell('kind', '类别', kindError)}
          value={row.kind}
          onChange={(event) => updateRow(at, { kind: event.target.value })}
        >
          <option value="">请选择</option>
          {kindProblem(row.kind) && <option>{row.kind}</option>}
          {ipKinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
        {said('kind', kindError)}
      </td>
      <td data-head="证书或专利号">
        <Cell
          {...cell('no', '证书或专利号', errors.noError)}
          value={row.no}
          onTyped={(no) => updateRow(at, { no }, 'typed')}
        />
        {said('no', errors.noError)}
      </td>
      <td data-head="授权日期">
        <DayCell
          {...cell('date', '授权日期', dateError)}
          max={isoDay(cityNow())}
          value={row.date}
          onValue={(date) => updateRow(at, { date })}
        />
        {said('date', dateError)}
      </td>
      <td>
        <Button look="plain" aria-label={`删除${no}`} onClick={() => removeRow(at)}>
          删除
        </Button>
      </td>
    </tr>
  )
})
