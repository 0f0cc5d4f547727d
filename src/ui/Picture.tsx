import { useState } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Picture.module.css'

interface Props {
  /** Address or data URL; any other value (a file path that only members may fetch) counts as no picture */
  src: string | undefined
  /** Description for screen readers; '' if the text beside it has the same content */
  alt: string
  /** Width by height, in CSS */
  ratio?: string
  /** Icon shown without a picture, or if it fails to load */
  icon?: IconName
  /** Word shown in place of the icon: the kind of record */
  word?: string
  /** True to cut the picture to fill its frame, as of a face; by default it is whole, on the ground of its frame */
  cut?: boolean
  /** Called if the picture fails to load */
  onError?: () => void
}

const isAddress = (src: string | undefined) =>
  src !== undefined && /^(data:image\/|blob:|https?:|\/)/.test(src)

/** Renders a picture in a frame of a fixed ratio, and a neutral placeholder if the picture is missing, broken, or not available offline. */
export function Picture({ src, alt, ratio = '4 / 3', icon = 'building', word, cut = false, onError }: Props) {
  const [broken, setBroken] = useState<string>()
  return (
    // A span, because the picture may be inside a button, which must not contain a `div`.
    <span className={styles.frame} style={{ aspectRatio: ratio }}>
      {isAddress(src) && src !== broken ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={`${styles.image} ${cut ? styles.cut : ''}`}
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
