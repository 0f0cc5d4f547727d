import { Link, linkOptions } from '@tanstack/react-router'
import type { PolicyDetail } from '#api/policy.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Rich } from '#ui/Rich.tsx'
import { Conditions } from './Conditions.tsx'
import styles from './detail.module.css'
import { Facts } from './Facts.tsx'
import { Contact, Items, Papers, Related, Revisions, Steps } from './Sections.tsx'

/** Facts, then the text with its list of contents, then all that one needs to declare. */
export function PolicyBody({ policy }: { policy: PolicyDetail }) {
  const sections = [
    { id: 'items', title: '申报项目', there: policy.items.length > 0, content: <Items policy={policy} /> },
    { id: 'text', title: '政策正文', there: true, content: <Rich html={policy.contentHtml} /> },
    {
      id: 'conditions',
      title: '申报条件',
      there: policy.conditions.length > 0,
      content: <Conditions conditions={policy.conditions} />,
    },
    {
      id: 'materials',
      title: '申报材料',
      there: policy.materials.length > 0,
      content: <Papers policy={policy} />,
    },
    { id: 'steps', title: '办理流程', there: policy.steps.length > 0, content: <Steps policy={policy} /> },
    { id: 'contact', title: '咨询方式', there: true, content: <Contact policy={policy} /> },
    {
      id: 'related',
      title: '相关解读',
      there: policy.interpretations.length > 0,
      content: <Related policy={policy} />,
    },
    {
      id: 'revisions',
      title: '修订记录',
      there: policy.revisions.length > 0,
      content: <Revisions policy={policy} />,
    },
  ].filter((section) => section.there)
  return (
    <>
      {policy.validity !== '有效' && (
        <Notice
          tone="warn"
          title={`本政策${policy.validity}。`}
          action={
            policy.supersededBy && (
              <LinkButton
                look="plain"
                link={linkOptions({ to: '/policy/search/detail', search: { id: policy.supersededBy } })}
              >
                查看新政策
              </LinkButton>
            )
          }
        >
          以下内容仅供查阅。
        </Notice>
      )}
      <Facts policy={policy} />
      <div className={styles.body}>
        <nav aria-label="目录" className={styles.contents}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link to="." hash={id} search={(now) => now} replace>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, title, content }) => (
            <div key={id} id={id} className={styles.section}>
              <Card title={title}>{content}</Card>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
