import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from './auth.module.css'

/** Benefits of signing in, shown to visitors. */
const promises: [icon: IconName, title: string, words: string][] = [
  ['list', '查政策，报项目', '按企业情况匹配政策，在线填报，进度随时可查'],
  ['upload', '断网也可填报', '内容保存在本机，联网后自动提交，每项只提交一次'],
  ['pen', '提诉求，找服务', '限时答复，过程可查，结果可评价'],
  ['building', '一个账号，多家企业', '随时切换，各企业的草稿和记录分别保存'],
]

/** Frames the sign-in, registration and password pages in a card; wide screens show the benefits beside it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.two}>
        <aside className={styles.promise} aria-label="登录后可以">
          <p className={styles.slogan}>一处进入，办完企业的事</p>
          <ul className={styles.promises}>
            {promises.map(([icon, title, words]) => (
              <li key={title}>
                <span className={styles.tile}>
                  <Icon name={icon} />
                </span>
                <p>
                  <strong>{title}</strong>
                  {words}
                </p>
              </li>
            ))}
          </ul>
          <svg className={styles.rings} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
            {[36, 60, 84, 108, 132].map((radius) => (
              <circle key={radius} cx="150" cy="150" r={radius} />
            ))}
          </svg>
        </aside>
        <div className={styles.card}>{children}</div>
      </div>
    </div>
  )
}
