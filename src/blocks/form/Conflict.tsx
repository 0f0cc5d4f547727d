import { useState } from 'react'
import type { Side } from '#offline/outbox/conflict.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './Conflict.module.css'
import { SideChoice } from './SideChoice.tsx'

/** A field of which this device and the city have different values, both in words; '' where nothing was filled in. */
interface Apart extends Record<Side, string> {
  name: string
  label: string
  /** Which one is taken unless the person says otherwise (`suggestedSide`). */
  suggested: Side
}

interface Props {
  title: string
  /** Since when the city has its own, and what is to be done. */
  lead: string
  fields: readonly Apart[]
  /** Given the names of the fields of which the city's value shall hold. */
  onChosen: (theirs: ReadonlySet<string>) => void
}

/** Asks, for each field of a form that another device has filled in otherwise, which of the two values shall hold. */
export function Conflict({ title, lead, fields, onChosen }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = ({ name, suggested }: Apart) => chosen[name] ?? suggested
  const theirs = () => fields.filter((one) => sideOf(one) === 'theirs').map(({ name }) => name)
  return (
    <Card title={title}>
      <div className={styles.body}>
        <p>{lead}</p>
        {fields.map((one) => (
          <SideChoice
            key={one.name}
            name={`keep-${one.name}`}
            label={one.label}
            words={one}
            chosen={sideOf(one)}
            onChoose={(side) => setChosen({ ...chosen, [one.name]: side })}
          />
        ))}
        {fields.length === 0 && <p>两份内容一致，可以继续填写。</p>}
        <Button look="primary" onClick={() => onChosen(new Set(theirs()))}>
          按选择继续
        </Button>
      </div>
    </Card>
  )
}
