import { useState } from 'react'
import { moneyText } from '#lib/money.ts'
import { workedOut } from './sums.ts'
import { Button } from '#ui/Button.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import { MoneyField } from '#ui/form/MoneyField.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { figureRows, isBlock, type Pasted, readBlock, years } from './pasted.ts'
import { Rules } from './Rules.tsx'
import { labels } from './steps.ts'
import styles from './special.module.css'
import tables from './tables.module.css'
import type { SpecialForm } from './useSpecial.ts'
import type { MoneyKey, Values } from './values.ts'

/** The figures of two years, or three, in one table; sums and ratios are worked out. A block may be pasted. */
export function Figures({ form }: { form: SpecialForm }) {
  const { bind, Field, values, set } = form
  const [preview, setPreview] = useState<ReturnType<typeof readBlock>>()
  const [before, setBefore] = useState<readonly (readonly [MoneyKey, Values['form'][MoneyKey]])[]>()
  const asked = (key: MoneyKey | null | undefined): key is MoneyKey => !!key && form.isAsked(`form.${key}`)
  const columns = years.filter((_, at) => figureRows.some(({ keys }) => asked(keys[at])))
  const apply = (cells: readonly Pasted[]) => {
    setBefore(cells.map(({ key }) => [key, values.form[key]] as const))
    for (const { key, value } of cells) set(`form.${key}`, value)
    setPreview(undefined)
  }
  const undo = () => {
    for (const [key, value] of before ?? []) set(`form.${key}`, value)
    setBefore(undefined)
  }
  const cells = preview?.cells.filter(({ key }) => asked(key)) ?? []
  return (
    <>
      <div className={styles.part}>
        <p className={styles.small}>单位：万元。可以从表格软件复制一组数据，粘贴到任意一格。</p>
        {preview && (
          <Notice
            tone="info"
            title={`将填入 ${String(cells.length)} 个数据：`}
            action={
              <span className={styles.actions}>
                <Button look="primary" onClick={() => apply(cells)} disabled={cells.length === 0}>
                  填入
                </Button>
                <Button onClick={() => setPreview(undefined)}>不填</Button>
              </span>
            }
          >
            {cells.map(({ key, value }) => `${labels[`form.${key}`] ?? key} ${moneyText(value)}`).join('；')}
            {preview.unread.length > 0 && `。无法识别、不填入的：${preview.unread.join('、')}`}
          </Notice>
        )}
        {before && (
          <Notice
            tone="info"
            title="已填入粘贴的数据。"
            action={
              <Button look="plain" onClick={undo}>
                撤销粘贴
              </Button>
            }
          />
        )}
        <div className={tables.scroll}>
          <table
            className={tables.figures}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text')
              const cell =
                event.target instanceof HTMLElement ? event.target.id.replace('field-form.', '') : ''
              const key = figureRows.flatMap(({ keys }) => keys).find((one) => one === cell)
              if (!key || !isBlock(text)) return
              event.preventDefault()
              setPreview(readBlock(text, key))
            }}
          >
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
              {workedOut(values).map(({ label, cells: worked }) => (
                <tr key={label} data-worked>
                  <th scope="row">{label}</th>
                  {columns.map((year, at) => (
                    <td key={year} data-head={year} data-gap={worked[at] === undefined}>
                      {worked[at] ?? '—'}
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
      <Rules values={values} names={['上年营收', '主营占比', '两年营收复合增长', '资产负债率', '研发']} />
    </>
  )
}
