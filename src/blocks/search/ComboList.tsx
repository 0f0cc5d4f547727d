import { memo, type ReactNode } from 'react'
import { Marked } from '#ui/list/Marked.tsx'
import styles from './Suggestions.module.css'

interface Shown {
  key: string
  text: string
  /** Kind of the line, in small print at its end. */
  label: string
}

interface Props<Line extends Shown> {
  /** Props from the combobox. */
  combobox: { id: string; at: number; choose: (line: Line) => void }
  label: string
  lines: readonly Line[]
  /** Search text, highlighted in the lines. */
  looked: string
  /** Shown beside the lines. */
  aside?: ReactNode
  /** Shown below the lines. */
  foot?: ReactNode
}

/** Shows the suggestion lines of a search box, one of which can be chosen; the focus stays in the box. */
export function ComboList<Line extends Shown>({
  combobox: { id, at, choose },
  label,
  lines,
  looked,
  aside,
  foot,
}: Props<Line>) {
  return (
    <div className={styles.pop} data-print="none">
      <div className={styles.rows}>
        <div role="listbox" id={id} aria-label={label} className={styles.list}>
          {lines.map((line, place) => (
            <Option
              key={line.key}
              id={`${id}-${String(place)}`}
              text={line.text}
              label={line.label}
              looked={looked}
              active={place === at}
              onChoose={() => choose(line)}
            />
          ))}
        </div>
        {aside}
      </div>
      {foot}
    </div>
  )
}

interface OptionProps {
  id: string
  text: string
  label: string
  looked: string
  active: boolean
  onChoose: () => void
}

/** Renders one line. Its memoized text renders again only when the results change, not at every letter. */
function Option({ id, text, label, looked, active, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box keeps the focus and handles the keys
    <div
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={active}
      className={styles.line}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Words text={text} label={label} looked={looked} />
    </div>
  )
}

const Words = memo(function Words({ text, label, looked }: Pick<OptionProps, 'text' | 'label' | 'looked'>) {
  return (
    <>
      <span className={styles.text}>
        <Marked text={text} looked={looked} />
      </span>
      <small>{label}</small>
    </>
  )
})
