import type { Attribute, Enterprise, LibraryEnterprise } from '#api/enterprise.ts'
import { basicFields } from '#api/enterprise-fields.ts'
import { factsOf } from '#blocks/form/facts.ts'
import { moneyText } from '#lib/money.ts'
import { maskedPhone } from '#lib/phone.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { factGroups } from '#features/enterprise/fact-groups.ts'
import { factText, originText } from './facts.ts'
import { PaperLibrary } from './PaperLibrary.tsx'
import { PartCard } from './PartCard.tsx'
import styles from './record.module.css'

/** Shows the data of the company register, which cannot be edited here. */
export function Registered({ record }: { record: LibraryEnterprise }) {
  return (
    <Card title="登记信息" aside="来自工商登记">
      <DescriptionList
        items={[
          ['企业名称', record.enName],
          ['信用代码', record.creditCode],
          ['法定代表人', record.legalPerson],
          ['注册资本', moneyText(record.registeredCapital)],
          ['成立年份', `${String(record.foundedYear)} 年`],
          ['标签', record.tags.join('、')],
        ]}
      />
    </Card>
  )
}

/** Shows the whole record of the current enterprise as the city has it. */
export function RecordView({ record }: { record: Enterprise }) {
  const open = record.attributes.filter(({ value, confirmed }) => value !== undefined && !confirmed).length
  const missing = record.attributes.filter(({ value }) => value === undefined).length
  return (
    <>
      <Registered record={record} />
      <PartCard part="basic" enId={record.enId}>
        <DescriptionList
          items={factsOf(basicFields, record, {
            scale: `${record.scale}型`,
            contactPhone: record.contactPhone && maskedPhone(record.contactPhone),
          })}
        />
      </PartCard>
      <PartCard part="facts" enId={record.enId}>
        {(open > 0 || missing > 0) && (
          <p className={styles.todo}>
            {[open > 0 && `${String(open)} 项待确认`, missing > 0 && `${String(missing)} 项未填写`]
              .filter(Boolean)
              .join('，')}
            。补充后政策匹配更准确，申报时自动带出。
          </p>
        )}
        {factGroups.map(({ title, keys }) => (
          <section key={title} className={styles.group}>
            <h3>{title}</h3>
            <DescriptionList
              items={keys.map((key) => {
                const fact = record.attributes.find((one) => one.key === key)
                return [fact?.label ?? key, fact && <Fact key={key} fact={fact} />]
              })}
            />
          </section>
        ))}
      </PartCard>
      <PaperLibrary record={record} />
    </>
  )
}

/** Shows a value and its source. */
function Fact({ fact }: { fact: Attribute }) {
  return (
    <>
      <span className={fact.value === undefined ? styles.gap : undefined}>{factText(fact)}</span>
      <span className={styles.origin} data-open={fact.value !== undefined && !fact.confirmed}>
        {originText(fact)}
      </span>
    </>
  )
}
