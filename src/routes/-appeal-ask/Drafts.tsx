import { Link, linkOptions } from '@tanstack/react-router'
import { askLink, FORM } from '#features/appeal/own/record.ts'
import { agoText } from '#lib/dates.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Short } from '#ui/Short.tsx'
import styles from './ask.module.css'

/** Lists the other appeal drafts of this device above the open one. */
export function Drafts({ record }: { record: string }) {
  const { enId } = useAccount()
  const others = (useDrafts(enId) ?? []).filter(({ key }) => key.form === FORM && key.record !== record)
  if (!others.length) return null
  return (
    <nav className={styles.drafts} aria-label="其他诉求草稿">
      <span>未提交的草稿：</span>
      {others.map(({ key, title, href, savedAt }) => (
        <Link key={key.record} {...linkOptions({ to: '/appeal/demand', search: searchOf(href) })}>
          <Short text={title} />
          <small>{agoText(savedAt)}</small>
        </Link>
      ))}
    </nav>
  )
}

/**
 * Links to a new appeal. Shown below a begun form, because above it it would shift the fields at the first typed
 * letter.
 */
export const NewAppealLink = () => (
  <p className={styles.drafts}>
    <LinkButton look="plain" link={askLink(crypto.randomUUID())}>
      再提一件诉求
    </LinkButton>
  </p>
)

/** Returns the search parameters of a draft's address. */
const searchOf = (href: string) => Object.fromEntries(new URLSearchParams(href.split('?')[1]))
