import styles from './Avatar.module.css'
import { Picture } from './Picture.tsx'

/** A person's picture, round and small, beside their name; a figure where it does not come. */
export function Avatar({ image }: { image: string }) {
  return (
    <span className={styles.avatar}>
      <Picture src={image} alt="" ratio="1" icon="person" />
    </span>
  )
}
