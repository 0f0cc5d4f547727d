import { derivedRows } from './sums.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { usePasted } from '#ui/form/usePasted.tsx'
import { figureRows, type Figures as Filled, filledFigures, years } from './pasted.ts'
import { Rules } from './Rules.tsx'
import styles from './special.module.css'
import tables from './tables.module.css'
import type { SpecialForm } from './useSpecial.ts'
import { type MoneyKey, moneyKeys } from './values.ts'

/**
 * Shows the figures of two or three years in one table; sums and ratios are calculated. A block of cells can
 * be pasted.
 */
export function Figures({ form }: { form: SpecialForm }) {
  const { bind, Field, values, set } = form
  const asked = (key: MoneyKey | null | undefined): key is MoneyKey => !!key && form.isAsked(`form.${key}`)
  const columns = years.filter((_, at) => figureRows.some(({ keys }) => asked(keys[at])))
  const figures: Filled = Object.fromEntries(moneyKeys.map((key) => [key, values.form[key]]))
  const pasted = usePasted({
    value: figures,
    onChange: (next) => {
      for (const key of moneyKeys) if (next[key] !== figures[key]) set(`form.${key}`, next[key])
    },
    fill: (block, name) => filledFigures(figures, block, name, asked),
  })
  return (
    <>
      <div className={styles.part}>
        <p className={styles.small}>单位：万元。可以从表格软件复制一组数据，粘贴到任意一格。</p>
        {form.notes.debtRatio && <p className={styles.small}>{form.notes.debtRatio}。</p>}
        <div className={tables.scroll}>
          <table className={tables.figures} onPasteCapture={pasted.onPasteCapture}>
            <caption className="visually-hidden">财务数据</caption>
            <thead>
              <tr>
                <th scope="col">项目</th>
                {columns.map((year) => (
                  <th key={year} scope="col">
                    {year}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figureRows.map(({ label, keys }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {columns.map((year, at) => {
                    const key = keys[at]
                    return (
                      <td key={year}>
                        {asked(key) && (
                          <Field name={`form.${key}`}>
                            {(field) => <MoneyField {...bind(field)} required />}
                          </Field>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
              {derivedRows(values).map(({ label, cells: derived }) => (
                <tr key={label} data-worked>
                  <th scope="row">{label}</th>
                  {columns.map((year, at) => (
                    <td key={year} data-head={year} data-gap={derived[at] === undefined}>
                      {derived[at] ?? '—'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <Columns>
        <Field name="form.equityRaised">
          {(field) => <MoneyField {...bind(field)} hint="没有的可不填；有融资的，研发费用可以大于营业收入" />}
        </Field>
      </Columns>
      {pasted.bar}
      <Rules values={values} names={['上年营收', '主营占比', '两年营收复合增长', '资产负债率', '研发']} />
    </>
  )
}
