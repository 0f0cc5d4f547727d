import { useState } from 'react'
import type { Side } from '#offline/outbox/conflict.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './Conflict.module.css'
import { SideChoice } from './SideChoice.tsx'

/** Field with different values on this device and at the city, both as text; '' if it is empty. */
interface FieldConflict extends Record<Side, string> {
  name: string
  label: string
  /** Side selected until the person chooses (`suggestedSide`). */
  suggested: Side
}

interface Props {
  title: string
  /** Explains when the city's version was saved and what to do. */
  lead: string
  fields: readonly FieldConflict[]
  /** Called with the names of the fields that shall take the city's value. */
  onChosen: (theirs: ReadonlySet<string>) => void
}

/** Asks for each field that another device filled in differently which of the two values to keep. */
export function Conflict({ title, lead, fields, onChosen }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = ({ name, suggested }: FieldConflict) => chosen[name] ?? suggested
  const namesOfTheirs = () => fields.filter((one) => sideOf(one) === 'theirs').map(({ name }) => name)
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
        <Button look="primary" onClick={() => onChosen(new Set(namesOfTheirs()))}>
          按选择继续
        </Button>
      </div>
    </Card>
  )
}
