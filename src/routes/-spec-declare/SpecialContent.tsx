import { useQuery } from '@tanstack/react-query'
import { query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import type { ZjtxRecord } from '#api/zjtx.ts'
import { wordsAt } from '#blocks/form/review-words.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { DownloadJob } from './DownloadJob.tsx'
import { ipWords } from './ip-rows.ts'
import { useIndustries } from './industries.ts'
import styles from './special.module.css'
import { amounts, labels, numbers, steps } from './steps.ts'
import { typedOf } from './values.ts'

/**
 * Shows the content of a special declaration as the city has it, task by task, and the download of the
 * application.
 */
export function SpecialContent({ id }: { id: string }) {
  const record = useQuery(query(declare.zjtxOne, { params: { id } }))
  return (
    <Card title="申报表" aside={<DownloadJob id={id} />}>
      <Loaded query={record} inner skeleton={<SkeletonText lines={10} />}>
        {({ form }) => <Tasks form={form} />}
      </Loaded>
    </Card>
  )
}

function Tasks({ form }: Pick<ZjtxRecord, 'form'>) {
  const { wordsOf } = useIndustries()
  const typed = { ...form, ...typedOf(form) }
  const words: Record<string, string | undefined> = {
    'form.industryCode': wordsOf(form.industryCode),
    'form.ip': ipWords(typed.ip),
  }
  const wordsOfField = (name: string) => {
    const value = typed[name.replace(/^form\./, '') as keyof typeof typed]
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    return isEmpty ? undefined : (words[name] ?? wordsAt(name, { values: { form: typed }, amounts, numbers }))
  }
  // Leaves out the contact, which every declaration shows with the enterprise.
  const isShown = (name: string) => name.startsWith('form.') && !name.startsWith('form.contact')
  return (
    <div className={styles.whole}>
      {steps.map(({ key, title, fields }) => {
        const lines = fields.filter((name) => isShown(name) && wordsOfField(name) !== undefined)
        if (lines.length === 0) return null
        return (
          <section key={key}>
            <h3>{title}</h3>
            <DescriptionList items={lines.map((name) => [labels[name] ?? name, wordsOfField(name)])} />
          </section>
        )
      })}
    </div>
  )
}
