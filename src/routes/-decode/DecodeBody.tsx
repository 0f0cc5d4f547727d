import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Interpretation } from '#api/interpretation.ts'
import type { PolicyDetail } from '#api/policy.ts'
import { Card } from '#ui/Card.tsx'
import { Rich } from '#ui/Rich.tsx'
import { RelatedContent, Neighbours } from './Around.tsx'
import styles from './decode.module.css'
import { Expert } from './Expert.tsx'
import { Faq } from './Faq.tsx'
import { VideoLink } from './VideoLink.tsx'
import { infographic, PosterHead } from './Infographic.tsx'
import { type Section, sectionsOf } from './sections.ts'

interface Props {
  one: Interpretation
  /** Explained policy, once loaded; undefined if only the text can be shown. */
  policy: PolicyDetail | undefined
  /** Interpretations of the same form, newest first. */
  around: Interpretation[]
}

/** Renders an interpretation in its form, with its table of contents, its policy and further links. */
export function DecodeBody({ one, policy, around }: Props) {
  const isInfographic = one.form === '图解' && policy
  const { lead, sections } = isInfographic ? { lead: undefined, sections: infographic(policy) } : textOf(one)
  return (
    <div className={styles.page}>
      {sections.length > 1 && (
        <nav aria-label="目录" className={styles.contents}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link to="." hash={id} replace>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.main}>
        <Card>
          <article className={isInfographic ? styles.poster : styles.article}>
            {isInfographic && <PosterHead policy={policy} />}
            {one.form === '视频' && one.videoUrl && <VideoLink one={one} url={one.videoUrl} />}
            {one.form === '专家' && <Expert author={one.author} />}
            {lead}
            {one.form === '问答' && one.faq ? (
              <Faq faq={one.faq} />
            ) : (
              sections.map(({ id, title, content }, index) => (
                <section key={id} id={id} className={styles.section} data-step={index + 1}>
                  <h2>{title}</h2>
                  {content}
                </section>
              ))
            )}
          </article>
        </Card>
        <Neighbours around={around} one={one} />
      </div>
      <RelatedContent one={one} policy={policy} around={around} />
    </div>
  )
}

/** Splits the text at its headings; each question of a 问答 is a section of its own. */
function textOf({ form, faq, contentHtml = '' }: Interpretation): { lead: ReactNode; sections: Section[] } {
  const parts = sectionsOf(contentHtml)
  const opening = parts.filter(({ title }) => title === undefined).map(({ html }) => html)
  return {
    lead: opening.length > 0 && <Rich html={opening.join('')} />,
    sections:
      form === '问答' && faq
        ? faq.map(({ question }, index) => ({ id: `q-${String(index + 1)}`, title: question, content: null }))
        : parts.flatMap(({ title, html }, index) =>
            title ? [{ id: `part-${String(index + 1)}`, title, content: <Rich html={html} /> }] : [],
          ),
  }
}
