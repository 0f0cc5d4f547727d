import { linkOptions } from '@tanstack/react-router'
import { compare, MOST_COMPARED, toggled, useCompared } from '#features/policy/compared.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './search.module.css'

/** What was ticked for comparison, at the lower edge while there is any; and the way to see it side by side. */
export function CompareBar() {
  const chosen = useCompared()
  if (!chosen.length) return null
  const link = linkOptions({
    to: '/policy/search/compare',
    search: { ids: chosen.map((one) => one.id).join(',') },
  })
  return (
    <section className={styles.bar} aria-label="政策对比" data-print="none" data-action-bar>
      <ul className={styles.compared}>
        {chosen.map((one) => (
          <li key={one.id}>
            <span>{one.title}</span>
            <button
              type="button"
              aria-label={`不再对比：${one.title}`}
              onClick={() => compare(toggled(chosen, one))}
            >
              <Icon name="close" size="1em" />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        已选 {chosen.length} / {MOST_COMPARED}
      </p>
      <Button look="plain" onClick={() => compare([])}>
        清空
      </Button>
      {chosen.length > 1 ? (
        <LinkButton look="primary" link={link}>
          开始对比
        </LinkButton>
      ) : (
        <span className={styles.hint}>再选一条即可对比</span>
      )}
    </section>
  )
}
