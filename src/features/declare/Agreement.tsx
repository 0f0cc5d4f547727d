import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { query } from '#api/call/query.ts'
import { type Enterprise, enterprise } from '#api/enterprise.ts'
import { isRecord } from '#blocks/form/restore.ts'
import { cityNow } from '#lib/clock.ts'
import { dayText, isoDay, type Moment } from '#lib/dates.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import type { Draft, DraftKey } from '#offline/outbox/item.ts'
import { differencesOf, type Figure, figuresIn } from '#rules/standing/agreement.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import styles from './agreement.module.css'
import { viewLink } from './links.ts'

/** Paper with figures of the enterprise, and the way to it. */
interface Paper {
  /** Its words in a sentence: 10月27日 申报. */
  title: string
  figures: Figure[]
  see: ReactNode
}

/** Parts of a form's values that state figures. */
interface Typed {
  form: Readonly<Record<string, unknown>>
  details?: Readonly<Record<string, unknown>>
}

interface Props {
  /** Draft of the form, which is not compared with itself. */
  own: DraftKey
  /** Typed values: the form, and what only its item asks. */
  values: Typed
  labels: Readonly<Record<string, string>>
  /** Time of the first submission of a returned declaration: its figures are of the year before. */
  since?: string
  goTo: (name: string) => void
}

const yearOf = (moment: Moment) => Number(isoDay(moment).slice(0, 4))

/**
 * Names, before a form is handed in, each figure that differs from the same figure of the same year in an earlier
 * declaration, a draft, a self evaluation or the enterprise's record. Blocks nothing: either may be right.
 */
export function Agreement({ own, values, labels, since, goTo }: Props) {
  const { enId } = useAccount()
  const { data } = useQuery(query(enterprise.current, {}))
  const drafts = useDrafts(enId) ?? []
  const papers = [
    ...(data ? declarationsOf(data, own.record) : []),
    ...drafts.filter(({ key }) => key.form !== own.form || key.record !== own.record).flatMap(draftOf),
    ...(data ? [recordOf(data)] : []),
  ]
  const { form, details = {} } = values
  const differences = differencesOf({ ...form, ...details }, yearOf(since ?? cityNow()), papers)
  if (differences.length === 0) return null
  const rows = differences.map(({ field, paper, count, words }) => {
    const name = `${field in details ? 'details' : 'form'}.${field}`
    const label = labels[name] ?? field
    const several = count > 1 ? `等 ${String(count)} 份记录` : ''
    return (
      <Notice
        key={field + words}
        tone="warn"
        title={`与 ${paper.title}${several}的“${label}”不一致（${words}）`}
        action={
          <Button look="plain" aria-label={`修改${label}：${words}`} onClick={() => goTo(name)}>
            修改
          </Button>
        }
      >
        请核对，不影响提交。{paper.see}
      </Notice>
    )
  })
  return <div className={styles.differences}>{rows}</div>
}

/** Returns the declarations that were handed in, the newest first, without the one that is being corrected. */
const declarationsOf = ({ handedIn = [] }: Enterprise, own: string): Paper[] =>
  handedIn
    .filter(({ id }) => id !== own)
    .map(({ id, type, submitTime, figures }) => ({
      title: `${dayText(submitTime)} 申报`,
      figures: figuresIn(figures, yearOf(submitTime)),
      see: <Link {...viewLink({ id, type })}>查看该申报</Link>,
    }))

/** Returns the figures of a draft of a declaration or of a self evaluation; none for another form. */
function draftOf({ key, values, savedAt, href }: Draft): Paper[] {
  if (!isRecord(values)) return []
  const parts = key.form === 'srdi' ? [values['said']] : [values['form'], values['details']]
  const typed = Object.fromEntries(parts.filter(isRecord).flatMap((part) => Object.entries(part)))
  return [
    {
      title: `${dayText(savedAt)} ${key.form === 'srdi' ? '专精特新自评' : '草稿'}`,
      figures: figuresIn(typed, yearOf(savedAt)),
      see: <SeeDraft href={href} />,
    },
  ]
}

/** Renders the way to a draft, whose address is kept as text. */
function SeeDraft({ href }: Pick<Draft, 'href'>) {
  const navigate = useNavigate()
  return (
    <Button look="plain" onClick={() => void navigate({ href })}>
      查看该草稿
    </Button>
  )
}

/** Returns the figures of the enterprise's record, each of its own year. */
const recordOf = ({ enId, attributes }: Enterprise): Paper => ({
  title: '企业档案',
  figures: attributes.flatMap(({ key, value, year }) =>
    typeof value === 'number' && year !== undefined ? [{ key, year, value }] : [],
  ),
  see: (
    <Link {...linkOptions({ to: '/user/relation/$id', params: { id: enId }, search: { edit: 'facts' } })}>
      修改企业档案
    </Link>
  ),
})
