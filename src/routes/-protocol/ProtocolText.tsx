import { Link } from '@tanstack/react-router'
import { dateText } from '#lib/dates.ts'
import type { Block, Protocol } from './text.ts'
import styles from './protocol.module.css'

/** Shows one text with its dates and a table of contents. */
export function ProtocolText({ text }: { text: Protocol }) {
  return (
    <div className={styles.columns}>
      <nav aria-label="目录" className={styles.contents}>
        <h2>目录</h2>
        <ol>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <Link from="/protocol" to="." search={true} hash={id} replace>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        <p className={styles.days}>
          更新日期 <time dateTime={text.updated}>{dateText(text.updated)}</time>，生效日期{' '}
          <time dateTime={text.effective}>{dateText(text.effective)}</time>
        </p>
        <p>{text.lead}</p>
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {blocks.map((block, at) => (
              <BlockText key={at} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}

function BlockText({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
