import { firstCharacter } from '#lib/cut.ts'
import styles from './Avatar.module.css'
import { Picture } from './Picture.tsx'

interface Props {
  image: string | undefined
  /** The person's name. */
  name: string
}

/** Shows a person's picture, round and small, beside their name; the first character of the name where there is none. */
export function Avatar({ image, name }: Props) {
  return (
    <span className={styles.avatar}>
      <Picture src={image} alt="" ratio="1" icon="person" word={firstCharacter(name)} />
    </span>
  )
}
