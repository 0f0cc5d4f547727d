import { Input } from '@fluentui/react-components'
import { fieldId, type FieldProps } from './field.ts'
import styles from './controls.module.css'
import { Labelled } from './Labelled.tsx'

/** Characters that fit into a line of the narrowest column */
const LINE = 16

interface Props extends FieldProps {
  value: string
  unit?: string
}

/** Renders a computed or imported value in grey, which can be copied but not changed. Text without a unit is shown completely, in several lines if needed. */
export function ReadonlyField({ value, unit, ...field }: Props) {
  return (
    <Labelled {...field}>
      {unit === undefined ? (
        <textarea
          id={fieldId(field.name)}
          className={styles.whole}
          value={value}
          placeholder="—"
          rows={Math.max(1, Math.ceil(value.length / LINE))}
          readOnly
        />
      ) : (
        <Input
          id={fieldId(field.name)}
          className={`${styles.control} ${styles.derived}`}
          value={value}
          placeholder="—"
          readOnly
          contentAfter={<span className={styles.unit}>{unit}</span>}
        />
      )}
    </Labelled>
  )
}
