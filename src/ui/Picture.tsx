import { useState } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Picture.module.css'

interface Props {
  /** An address or a data URL; anything else (a file path that only a member may fetch) counts as no picture. */
  src: string | undefined
  /** What is to be seen, for readers; '' where the words beside it say all. */
  alt: string
  /** Width by height, in CSS. */
  ratio?: string
  /** Stands in where there is no picture, or it does not come. */
  icon?: IconName
  /** In place of that icon: the kind of thing it is, in a word. */
  word?: string
  /** True where all of it is to be seen, with room beside it, in place of a cut that fills its room. */
  whole?: boolean
  /** Told that it did not come. */
  onError?: () => void
}

const isAddress = (src: string | undefined) =>
  src !== undefined && /^(data:image\/|blob:|https?:|\/)/.test(src)

/** A picture whose room is kept before it comes, and which is neutral where it does not: broken, or not here offline. */
export function Picture({
  src,
  alt,
  ratio = '4 / 3',
  icon = 'building',
  word,
  whole = false,
  onError,
}: Props) {
  const [broken, setBroken] = useState<string>()
  return (
    // It may stand in a button, which holds no `div`.
    <span className={styles.frame} style={{ aspectRatio: ratio }}>
      {isAddress(src) && src !== broken ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={`${styles.image} ${whole ? styles.whole : ''}`}
          onError={() => {
            setBroken(src)
            onError?.()
          }}
        />
      ) : (
        <span className={styles.none} {...(alt ? { role: 'img', 'aria-label': `${alt}（暂无图片）` } : {})}>
          {word ?? <Icon name={icon} size="2rem" />}
        </span>
      )}
    </span>
  )
}
