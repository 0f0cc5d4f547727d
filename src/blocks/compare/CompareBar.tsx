import { Button, LinkButton } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import { useKeptFocus } from '#ui/useKeptFocus.ts'
import styles from './CompareBar.module.css'
import { MOST_COMPARED, toggled, type Tray, useCompared } from './tray.ts'

interface Props {
  tray: Tray
  /** Name of the comparison: 政策对比. */
  label: string
  /** Returns the comparison page of these records; `ids` are separated by commas. */
  linkTo: (ids: string) => Target
}

/**
 * Shows the records selected for comparison at the lower edge of the window, with a link to the comparison. Renders
 * nothing if none is selected.
 */
export function CompareBar({ tray, label, linkTo }: Props) {
  const chosen = useCompared(tray)
  const around = useKeptFocus<HTMLElement>()
  if (!chosen.length) return null
  return (
    <section {...around} className={styles.bar} aria-label={label} data-print="none" data-action-bar>
      <ul className={styles.compared}>
        {chosen.map((one) => (
          <li key={one.id}>
            <span>{one.title}</span>
            <button
              type="button"
              aria-label={`不再对比：${one.title}`}
              onClick={() => tray.take(toggled(chosen, one))}
            >
              <Icon name="close" size="1em" />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        已选 {chosen.length} / {MOST_COMPARED}
      </p>
      <Button look="plain" onClick={() => tray.take([])}>
        清空
      </Button>
      {chosen.length > 1 ? (
        <LinkButton look="primary" link={linkTo(chosen.map(({ id }) => id).join(','))}>
          开始对比
        </LinkButton>
      ) : (
        <span className={styles.hint}>再选一条即可对比</span>
      )}
    </section>
  )
}
