import { telHref } from '#lib/tel.ts'
import { contacts } from '#rules/contacts.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { askLink, publicLink } from './ask.ts'
import styles from './faq.module.css'

/** Links to an appeal if no answer has helped; `question` is passed on, so that it need not be typed again. */
export function AskCard({ question, title }: { question?: string; title: string }) {
  return (
    <Card title={title}>
      <p className={styles.ask}>
        向主管部门提问：咨询 2 个工作日内答复，其他诉求 4 个工作日内答复。也可拨打{' '}
        <a href={telHref(contacts.hotline)}>{contacts.hotline}</a>。
      </p>
      <div className={styles.way}>
        <LinkButton look="primary" link={askLink(question)}>
          我要诉求
        </LinkButton>
        <LinkButton look="plain" link={publicLink}>
          查看公开诉求
        </LinkButton>
      </div>
    </Card>
  )
}
