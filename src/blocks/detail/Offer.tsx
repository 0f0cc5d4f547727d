import type { CSSProperties, ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import styles from './Offer.module.css'

interface Props {
  /** Heading for screen readers, because price and picture need none: 产品概况. */
  heading: string
  /** Pictures, or the mark of an organisation. */
  picture?: ReactNode
  /** Width of the picture's column, in CSS. */
  width?: string
  /** Label, for screen readers, and text of one or two sentences above the price. */
  lead?: readonly [label: string, words: string]
  /** Label and text of the price or the budget. */
  price?: readonly [label: string, words: string]
  /** Up to four facts that decide; empty ones are omitted. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Publisher or provider, and the main action. */
  children?: ReactNode
}

/**
 * Shows the head of an offer's page: picture, price, the facts that decide, who offers it, and the main action, in one
 * block.
 */
export function Offer({ heading, picture, width = '22rem', lead, price, facts, children }: Props) {
  const shown = facts.filter(([, value]) => value !== undefined && value !== '')
  return (
    <Card>
      <h2 className="visually-hidden">{heading}</h2>
      <div
        className={styles.offer}
        style={picture ? ({ '--picture': width } as CSSProperties) : undefined}
        data-pictured={picture ? true : undefined}
      >
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.words}>
          {(lead || price || shown.length > 0) && (
            <dl className={styles.facts}>
              {lead && (
                <div className={styles.lead}>
                  <dt className="visually-hidden">{lead[0]}</dt>
                  <dd>{lead[1]}</dd>
                </div>
              )}
              {price && (
                <div className={styles.price}>
                  <dt>{price[0]}</dt>
                  <dd>{price[1]}</dd>
                </div>
              )}
              {shown.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {children && <div className={styles.by}>{children}</div>}
        </div>
      </div>
    </Card>
  )
}

/** Renders a grey picture beside grey lines while an offer loads, and the card below them. */
export const offerSkeleton = (
  <>
    <Card>
      <div className={styles.offer} style={{ '--picture': '22rem' } as CSSProperties} data-pictured>
        <div className={styles.grey} aria-hidden="true" />
        <SkeletonText lines={8} />
      </div>
    </Card>
    <Card>
      <SkeletonText lines={8} />
    </Card>
  </>
)
