import { enterpriseName, useAccount } from '#session/account.ts'
import { moneyText } from '#lib/money.ts'
import { dateText } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { CheckField } from '#ui/form/CheckField.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import { FileRow } from '#ui/form/FileRow.tsx'
import type { Typed } from '#ui/form/typed.ts'
import { ratioOf, type Values } from '#features/declare/apply/schema.ts'
import { labels, steps } from '#features/declare/apply/steps.ts'
import { type StepKey } from '#features/declare/apply/step-keys.ts'
import type { Apply } from '#features/declare/apply/useApply.ts'
import { attachmentOf } from './Materials.tsx'
import styles from './Review.module.css'

/** All of it once more, each part with the way back to it, and the promise that it is true. */
export function Review({ apply, onGo }: { apply: Apply; onGo: (key: StepKey) => void }) {
  const { form, bind, values, item } = apply
  const enterprise = enterpriseName(useAccount())
  return (
    <>
      {steps.slice(0, 3).map(({ key, title }) => (
        <section key={key} className={styles.part} aria-labelledby={`review-${key}`}>
          <div className={styles.head}>
            <h2 id={`review-${key}`}>{title}</h2>
            <Button look="plain" aria-label={`修改${title}`} onClick={() => onGo(key)}>
              修改
            </Button>
          </div>
          {key === 'materials' ? (
            <Papers values={values} />
          ) : (
            <DescriptionList items={facts(key, values, enterprise)} />
          )}
        </section>
      ))}
      <Columns>
        <form.Field name="agreed">
          {(field) => (
            <CheckField {...bind(field)}>
              本企业承诺：以上填报内容和材料真实有效，知悉虚假申报的后果，同意
              {item.department}核验相关信息。
            </CheckField>
          )}
        </form.Field>
      </Columns>
    </>
  )
}

function Papers({ values }: { values: Values }) {
  return values.materials.map(({ name, files }) => (
    <div key={name} className={styles.paper}>
      <h3>{name}</h3>
      {files.length === 0 && <p className={styles.none}>未上传</p>}
      <ul>
        {files.map((file) => (
          <FileRow key={file.filePath} file={attachmentOf(file)} />
        ))}
      </ul>
    </div>
  ))
}

const MISSING = '未填写'
const money = (value: Typed) => (typeof value === 'number' ? moneyText(value) : (value ?? MISSING))
const day = (value: string) => (value ? dateText(`${value}T00:00:00+08:00`) : MISSING)

function facts(key: StepKey, { childrenName, form }: Values, enterprise: string): [string, string][] {
  if (key === 'company') {
    return [
      ['申报企业', enterprise],
      [labels['form.employees'], form.employees === undefined ? MISSING : `${String(form.employees)} 人`],
      [labels['form.contactName'], form.contactName || MISSING],
      [labels['form.contactPhone'], form.contactPhone || MISSING],
    ]
  }
  const ratio = ratioOf(form)
  return [
    [labels.childrenName, childrenName],
    [labels['form.revenue'], money(form.revenue)],
    [labels['form.rdCost'], money(form.rdCost)],
    [labels['form.rdRatio'], ratio === undefined ? '—' : `${ratio.toFixed(2)}%`],
    [labels['form.applyAmount'], money(form.applyAmount)],
    [labels['form.projectName'], form.projectName || MISSING],
    ['项目起止', `${day(form.startDate)} 至 ${day(form.endDate)}`],
    [labels['form.projectSummary'], form.projectSummary || MISSING],
  ]
}
