import type { ReactNode } from 'react'
import { LinkButton } from '#ui/Button.tsx'
import { Skyline } from '#ui/Skyline.tsx'
import styles from './Banner.module.css'

/** The city over the whole width; `children` lie over its lower edge. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.top}>
      <div className={styles.banner}>
        <Skyline />
        <div className={styles.words}>
          <p className={styles.slogan}>一处进入，办完企业的事</p>
          <p className={styles.line}>查今日可申报的项目，在线填报；断网也能填，联网自动提交</p>
          <div className={styles.ways}>
            <LinkButton look="onDark" link={{ to: '/policy/apply' }}>
              今日申报
            </LinkButton>
            <LinkButton look="outlineOnDark" link={{ to: '/user/my-declare' }}>
              我的申报
            </LinkButton>
          </div>
        </div>
      </div>
      {children}
    </div>
  )
}
