import { useMemo } from 'react'
import type { PolicyDetail } from '#api/policy.ts'
import { procedureOf } from '#features/policy/procedure.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Card } from '#ui/Card.tsx'
import { headingsOf } from '#ui/headings.ts'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Steps } from '#ui/Steps.tsx'
import { Alike } from './Alike.tsx'
import { Conditions } from './Conditions.tsx'
import { Contents } from './Contents.tsx'
import styles from './detail.module.css'
import { Facts } from './Facts.tsx'
import { Outdated } from './Outdated.tsx'
import { Contact, Items, Papers, Related } from './Sections.tsx'
import { Tools } from './Tools.tsx'
import { Versions } from './Versions.tsx'

// Loaded on demand, because the HTML sanitizer of the text is as large as the rest of the page, and the text
// is at its end.
const PolicyText = lazyPart(async () => (await import('./PolicyText.tsx')).PolicyText)

/** Prefix of the ids of the text's chapters. */
const CHAPTER = 'chapter'

/** Shows the facts, then the sections needed to declare, then the text; beside them the table of contents. */
export function PolicyBody({ policy }: { policy: PolicyDetail }) {
  const chapters = useMemo(
    () => headingsOf(policy.contentHtml).map((title, at) => ({ id: `${CHAPTER}-${String(at + 1)}`, title })),
    [policy.contentHtml],
  )
  const sections = [
    { id: 'items', title: '申报项目', there: policy.items.length > 0, content: <Items policy={policy} /> },
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
      content: <Papers materials={policy.materials} />,
    },
    {
      id: 'steps',
      title: '办理流程',
      there: policy.steps.length > 0,
      content: <Steps steps={procedureOf(policy)} />,
    },
    { id: 'contact', title: '咨询方式', there: true, content: <Contact policy={policy} /> },
    {
      id: 'interpretations',
      title: '政策解读',
      there: policy.interpretations.length > 0,
      content: <Related policy={policy} />,
    },
    {
      id: 'text',
      title: '政策正文',
      there: true,
      within: chapters,
      content: <PolicyText room={<SkeletonText lines={12} />} html={policy.contentHtml} anchor={CHAPTER} />,
    },
    {
      id: 'versions',
      title: '历次版本',
      there: policy.revisions.length > 0,
      content: <Versions policy={policy} />,
    },
    { id: 'alike', title: '相近政策', there: true, content: <Alike policy={policy} /> },
  ].filter((section) => section.there)
  return (
    <>
      <Outdated policy={policy} />
      <Facts policy={policy} />
      <Tools policy={policy} />
      <div className={styles.body}>
        <Contents places={sections} />
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
