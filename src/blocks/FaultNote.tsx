import { useState } from 'react'
import { telHref } from '#lib/tel.ts'
import { contacts } from '#rules/contacts.ts'
import { noteFault } from '#offline/faults.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'
import styles from './FaultNote.module.css'

/** Shows the number of a fault in our own code and the hotline, and copies the facts that a maintainer needs. */
export function FaultNote({ error }: { error: unknown }) {
  const [{ no, time, page, text }] = useState(() => noteFault(error))
  const facts = [`错误编号：${no}`, `时间：${time}`, `页面：${page}`, `版本：${__VERSION__}`, text].join('\n')
  return (
    <p className={styles.note}>
      错误编号 {no}。反馈故障请拨打 <a href={telHref(contacts.hotline)}>{contacts.hotline}</a>，并告知编号。
      <Button look="plain" onClick={() => void copyText(facts, '故障信息已复制', '无法复制，请记下错误编号')}>
        复制故障信息
      </Button>
    </p>
  )
}
