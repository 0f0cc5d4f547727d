import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './Conflict.module.css'

/** A field of which this device and the city have different values, both in words; '' where nothing was filled in. */
export interface Apart {
  name: string
  label: string
  mine: string
  theirs: string
}

interface Props {
  title: string
  /** Since when the city has its own, and what is to be done. */
  lead: string
  fields: readonly Apart[]
  /** Given the names of the fields of which the city's value shall hold. */
  onChosen: (theirs: ReadonlySet<string>) => void
}

/** The same thing was filled in elsewhere too: each field that differs, and which of the two shall hold; at first this device's. */
export function Conflict({ title, lead, fields, onChosen }: Props) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs((before) => new Set(isTheirs ? [...before, name] : [...before].filter((one) => one !== name)))
  return (
    <Card title={title}>
      <div className={styles.body}>
        <p>{lead}</p>
        {fields.map(({ name, label, ...side }) => (
          <fieldset key={name} className={styles.choices}>
            <legend>{label}</legend>
            {(['mine', 'theirs'] as const).map((whose) => (
              <label key={whose}>
                <input
                  type="radio"
                  name={`keep-${name}`}
                  checked={theirs.has(name) === (whose === 'theirs')}
                  onChange={() => choose(name, whose === 'theirs')}
                />{' '}
                {whose === 'theirs' ? '市平台' : '本机'}：{side[whose] || '未填写'}
              </label>
            ))}
          </fieldset>
        ))}
        {fields.length === 0 && <p>两份内容一致，可以继续填写。</p>}
        <Button look="primary" onClick={() => onChosen(theirs)}>
          按选择继续
        </Button>
      </div>
    </Card>
  )
}
