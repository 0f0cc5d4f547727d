import { Link, linkOptions } from '@tanstack/react-router'
import type { Interpretation } from '#api/interpretation.ts'
import type { PolicyDetail } from '#api/policy.ts'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { dayText } from '#lib/dates.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { decodeLink, linkTo } from './decode.ts'
import styles from './decode.module.css'
import { mostSimilar, neighboursOf } from './neighbours.ts'

/** Related interpretations offered beside one. */
const OTHERS = 5

interface Props {
  one: Interpretation
  around: Interpretation[]
}

/** Links to the previous and next interpretation of the same form (上一篇, 下一篇): the newer, then the older. */
export function Neighbours({ one, around }: Props) {
  const { before, after } = neighboursOf(around, one.id)
  if (!before && !after) return null
  return (
    <nav aria-label="上一篇和下一篇" className={styles.neighbours}>
      {before ? (
        <Link {...decodeLink(before.id)} rel="prev">
          <small>上一篇 · {one.form}</small>
          {before.title}
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link {...decodeLink(after.id)} rel="next">
          <small>下一篇 · {one.form}</small>
          {after.title}
        </Link>
      )}
    </nav>
  )
}

/** Shows the explained policy, and other interpretations of it or of similar policies. */
export function RelatedContent({ one, policy, around }: Props & { policy: PolicyDetail | undefined }) {
  const own = policy?.interpretations.filter(({ id }) => id !== one.id) ?? []
  const rest = mostSimilar(
    around.filter(({ id }) => !own.some((other) => other.id === id)),
    one,
    OTHERS - Math.min(OTHERS, own.length),
  )
  const others = [...own.slice(0, OTHERS), ...rest]
  return (
    <aside className={styles.beside} aria-label="相关内容">
      <Card title="解读的政策">
        <p className={styles.of}>{one.policyTitle}</p>
        {policy && (
          <>
            <p className={styles.facts}>
              {[policy.docNumber, policy.level, policy.departments[0]].join(' · ')}
            </p>
            <p className={styles.amount}>{policy.amountText}</p>
            <p>
              <WindowChip window={policy} />
            </p>
          </>
        )}
        <p className={styles.way}>
          <LinkButton
            look="primary"
            link={linkOptions({ to: '/policy/search/detail', search: { id: one.policyId } })}
          >
            查看政策原文
          </LinkButton>
          {own.length > 0 && (
            <LinkButton look="plain" link={linkTo({ policyId: one.policyId })}>
              该政策的全部解读
            </LinkButton>
          )}
        </p>
      </Card>
      {others.length > 0 && (
        <Card title="相关解读">
          <List label="相关解读">
            {others.map((other) => (
              <ListRow
                key={other.id}
                title={other.title}
                link={decodeLink(other.id)}
                meta={[other.form, dayText(other.publishDate)]}
              />
            ))}
          </List>
        </Card>
      )}
    </aside>
  )
}
