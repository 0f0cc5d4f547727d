import { firstCharacter } from '#lib/cut.ts'
import styles from './Avatar.module.css'
import { Picture } from './Picture.tsx'

interface Props {
  image: string | undefined
  /** Name of the person or account */
  name: string
}

/** Shows a person's picture as a small circle, or the first character of the name without a picture. */
export function Avatar({ image, name }: Props) {
  return (
    <span className={styles.avatar}>
      <Picture src={image} alt="" ratio="1" cut icon="person" word={firstCharacter(name)} />
    </span>
  )
}
