import { Input } from '@fluentui/react-components'
import { fieldId, type FieldProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'

interface Props extends FieldProps {
  value: string
  unit?: string
}

/** A value that is computed or comes from elsewhere: grey, to be read and copied, not changed. */
export function ReadonlyField({ value, unit, ...field }: Props) {
  return (
    <Labelled {...field}>
      <Input
        id={fieldId(field.name)}
        className={`${styles.control} ${styles.derived}`}
        value={value}
        placeholder="—"
        readOnly
        contentAfter={unit ? <span className={styles.unit}>{unit}</span> : undefined}
      />
    </Labelled>
  )
}
