import { ContactsFound } from '#blocks/form/ContactsFound.tsx'
import { Review } from '#blocks/form/Review.tsx'
import { cityNow } from '#lib/clock.ts'
import { dateText } from '#lib/dates.ts'
import { answerDays, dueOf } from '#rules/appeal-clock.ts'
import { FIRST_OFFICE, officeOf } from '#rules/appeal-office.ts'
import { refusalReasons } from '#rules/appeal-refusal.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import styles from './ask.module.css'
import type { AskForm } from './useAsk.ts'

/** Shows the review step: the entered values, who handles the appeal, the due date, and what becomes public. */
export function ReviewStep({ form, goTo }: { form: AskForm; goTo: (name: string) => void }) {
  const { values, base } = form
  const enName = enterpriseName(useAccount())
  const days = answerDays(values.type)
  const office = officeOf(values.category)
  const rest = base?.pausedDays ?? days
  return (
    <>
      <section className={styles.before} aria-label="提交后">
        <h2>提交后</h2>
        <DescriptionList
          items={[
            [
              '谁来办理',
              office === FIRST_OFFICE
                ? `${FIRST_OFFICE}受理并办理`
                : `${FIRST_OFFICE}受理，一般转交${office}办理`,
            ],
            [
              '何时答复',
              base
                ? `办理时限恢复计算，还剩 ${String(Math.max(1, rest))} 个工作日`
                : `${String(days)} 个工作日内，今天提交的在${dateText(dueOf(values.type, cityNow()))}前答复；离线提交的，从市平台收到的次日起计算`,
            ],
            [
              '公开内容',
              values.isPublic
                ? '标题、内容、办理过程和答复公开；姓名、电话、企业名称和附件不公开。请不要在标题和内容中填写个人信息'
                : '不公开，只有您和承办单位可以查看',
            ],
          ]}
        />
        {values.isPublic && (
          <ContactsFound texts={[values.title, values.content]} seenBy="只有承办单位可以查看" />
        )}
        <details className={styles.reasons}>
          <summary>不予受理的情形</summary>
          <ol>
            {refusalReasons.map(({ short, words }) => (
              <li key={short}>
                <strong>{short}：</strong>
                {words}
              </li>
            ))}
          </ol>
        </details>
      </section>
      <Review
        form={form}
        goTo={goTo}
        words={{
          asPerson: values.asPerson ? '本人' : enName,
          isPublic: values.isPublic ? '公开' : '不公开',
        }}
      />
    </>
  )
}
