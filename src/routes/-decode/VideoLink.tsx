import type { Interpretation } from '#api/interpretation.ts'
import { safeHref } from '#lib/safe-href.ts'
import { useDeviceState } from '#offline/view.ts'
import { Icon } from '#ui/Icon.tsx'
import { RecordLink } from '#ui/RecordLink.tsx'
import { Art } from './Art.tsx'
import styles from './decode.module.css'

/**
 * Plays a video that the portal's own city serves, and links to one of another site, so that no player can fail there.
 * The transcript below can be read offline.
 */
export function VideoLink({
  one,
  url,
}: {
  one: Pick<Interpretation, 'form' | 'cover' | 'author'>
  url: string
}) {
  const { reach } = useDeviceState()
  const address = safeHref(url)
  const host = address && URL.canParse(address) ? new URL(address).host : ''
  return (
    <>
      {reach === 'online' && address?.startsWith('/') ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the city gives none; the transcript is below
        <video
          className={styles.player}
          controls
          preload="metadata"
          src={address}
          aria-label="政策解读视频"
        />
      ) : reach === 'online' && address ? (
        <RecordLink href={address} className={styles.film}>
          <Art one={one} ratio="16 / 7" />
          <span className={styles.play}>
            <Icon name="play" />去{one.author}网站播放
            <span className="visually-hidden">（在新窗口打开）</span>
          </span>
        </RecordLink>
      ) : (
        <div className={styles.film}>
          <Art one={one} ratio="16 / 7" />
          <span className={styles.play}>
            {address ? '视频联网后可播放，文字稿可离线查看' : '视频地址无法打开，请查看文字稿'}
          </span>
        </div>
      )}
      <p className={styles.filmNote}>视频由发布单位提供{host && `（${host}）`}，下面是文字稿。</p>
    </>
  )
}
