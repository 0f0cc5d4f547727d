import { firstCharacter } from '#lib/cut.ts'
import styles from './decode.module.css'

/** Shows the expert's initial, name and post. `author` is 王某某（市科技局特聘专家）, or a name alone. */
export function Expert({ author }: { author: string }) {
  const [, name = author, post = ''] = /^([^（]+)（(.+)）$/.exec(author) ?? []
  return (
    <div className={styles.expert}>
      <span className={styles.mark} aria-hidden="true">
        {firstCharacter(name)}
      </span>
      <p>
        <strong>{name}</strong>
        {post && <span>{post}</span>}
      </p>
    </div>
  )
}
