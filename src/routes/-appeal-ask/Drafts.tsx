import { Link, linkOptions } from '@tanstack/react-router'
import { askLink, FORM } from '#features/appeal/own/record.ts'
import { agoText } from '#lib/dates.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import styles from './ask.module.css'

/** The other drafts of appeals on this device, side by side with the one that is open. */
export function Drafts({ record, isBegun }: { record: string; isBegun: boolean }) {
  const { enId } = useAccount()
  const others = (useDrafts(enId) ?? []).filter(({ key }) => key.form === FORM && key.record !== record)
  if (!others.length && !isBegun) return null
  return (
    <nav className={styles.drafts} aria-label="其他诉求草稿">
      {others.length > 0 && <span>未提交的草稿：</span>}
      {others.map(({ key, title, href, savedAt }) => (
        <Link key={key.record} {...linkOptions({ to: '/appeal/demand', search: searchOf(href) })}>
          {title}
          <small>{agoText(savedAt)}</small>
        </Link>
      ))}
      {isBegun && (
        <LinkButton look="plain" link={askLink(crypto.randomUUID())}>
          另写诉求
        </LinkButton>
      )}
    </nav>
  )
}

/** What a draft's own address asks for. */
const searchOf = (href: string) => Object.fromEntries(new URLSearchParams(href.split('?')[1]))
