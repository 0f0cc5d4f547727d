import { useState } from 'react'
import type { Tag } from '#api/tag.ts'
import { mostFollowed, tagGroups } from '#api/policy-words.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { followed, type Following } from '#features/policy/following.ts'
import styles from './subscribe.module.css'

interface Props {
  tags: readonly Tag[]
  list: readonly Following[]
  onFollow: (one: Tag) => void
  onStop: (one: Tag) => void
  /** Resolves to false where the device could not store the change. */
  onFollowAll: (tags: Tag[]) => Promise<boolean>
}

/**
 * Shows the city's tags by group: one tap subscribes or unsubscribes; in selection mode, several tags are
 * subscribed at once.
 */
export function TagPicker({ tags, list, onFollow, onStop, onFollowAll }: Props) {
  const [isSelecting, setIsSelecting] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const own = followed(list)
  const left = Math.max(0, mostFollowed - own.length)
  const waits = (id: string) => list.some((one) => one.id === id && one.change)
  const isFollowed = (id: string) => own.some((one) => one.id === id)
  const picked = tags.filter(({ id }) => chosen.has(id) && !isFollowed(id))
  const end = () => {
    setIsSelecting(false)
    setChosen(new Set())
  }
  const toggle = (tag: Tag) => {
    if (isFollowed(tag.id)) return onStop(tag)
    if (left === 0) return showToast(`最多订阅 ${String(mostFollowed)} 项，请先取消部分订阅`)
    return onFollow(tag)
  }
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <>
      <p className={styles.limit}>
        <span>
          最多订阅 {mostFollowed} 项，已订阅 {own.length} 项，还可订阅 {left} 项。
          {!isSelecting && '点击订阅，再次点击取消。'}
        </span>
        {!isSelecting && (
          <Button look="plain" disabled={left === 0} onClick={() => setIsSelecting(true)}>
            批量选择
          </Button>
        )}
      </p>
      {tagGroups
        .map((group) => ({ group, words: tags.filter((tag) => tag.group === group) }))
        .filter(({ words }) => words.length > 0)
        .map(({ group, words }) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{group}</h2>
            <ul className={styles.tags}>
              {words.map((tag) => {
                const on = isFollowed(tag.id)
                const words = (
                  <>
                    {on && <Icon name="check" size="1em" />}
                    {tag.name}
                    <small>
                      {waits(tag.id) ? '待上传' : tag.policyCount}
                      {!waits(tag.id) && <span className="visually-hidden"> 条有效政策</span>}
                    </small>
                  </>
                )
                return (
                  <li key={tag.id}>
                    {isSelecting && !on ? (
                      <label className={styles.tag} data-on={chosen.has(tag.id)}>
                        <input
                          type="checkbox"
                          checked={chosen.has(tag.id)}
                          onChange={(event) => choose(tag.id, event.target.checked)}
                        />
                        {words}
                      </label>
                    ) : (
                      <button
                        type="button"
                        className={styles.tag}
                        data-on={on}
                        aria-pressed={on}
                        disabled={isSelecting}
                        onClick={() => toggle(tag)}
                      >
                        {words}
                      </button>
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      {isSelecting && (
        <div className={styles.bar}>
          <p role="status">
            已选 {picked.length} 项
            {picked.length > left ? `，超过还可订阅的 ${String(left)} 项` : `，还可订阅 ${String(left)} 项`}
          </p>
          <Button onClick={end}>取消</Button>
          <Button
            look="primary"
            disabled={picked.length === 0 || picked.length > left}
            onClick={() => void onFollowAll(picked).then((isKept) => isKept && end())}
          >
            订阅{picked.length > 0 && ` ${String(picked.length)} 项`}
          </Button>
        </div>
      )}
    </>
  )
}
