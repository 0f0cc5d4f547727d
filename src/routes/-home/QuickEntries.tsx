import { Link, linkOptions } from '@tanstack/react-router'
import styles from './QuickEntries.module.css'

/** Most used entries: label, hint, picture on a 24 by 24 grid, and link. */
const entries = [
  {
    label: '政策计算',
    hint: '三步得出可享政策',
    picture: 'M6 3h12v18H6zM9 6.5h6v3H9zM9.5 13h.01M12 13h.01M14.5 13h.01M9.5 17h.01M12 17h.01M14.5 17h.01',
    link: linkOptions({ to: '/policy/calculate' }),
  },
  {
    label: '项目申报',
    hint: '在线填报、进度可查',
    picture: 'M8 5H5v16h8M16 5h3v5M8 3h8v4H8zM8.5 11.5h5M8.5 15.5h3M14.5 20l.7-2.8 4.8-4.7 2 2-4.7 4.8z',
    link: linkOptions({ to: '/declare/apply' }),
  },
  {
    label: '免申即享',
    hint: '无需申报、直达快享',
    picture: 'M12 3l8 3v6c0 4.6-3.4 7.9-8 9-4.6-1.1-8-4.4-8-9V6zM8.2 12l2.8 2.8 5-5.3',
    link: linkOptions({ to: '/declare/no-apply' }),
  },
  {
    label: '我要诉求',
    hint: '限时办结、可评价',
    picture: 'M4 4h16v12h-8l-4.5 4v-4H4zM8 8.5h8M8 12h5',
    link: linkOptions({ to: '/appeal/demand' }),
  },
  {
    label: '供需对接',
    hint: '发布需求与供给',
    picture: 'M4 8.5h14m-4-4 4 4-4 4M20 15.5H6m4-4-4 4 4 4',
    link: linkOptions({ to: '/docking/demand-service/list' }),
  },
  {
    label: '专业服务',
    hint: '找机构、找产品',
    picture: 'M3.5 8h17v12h-17zM9 8V4.5h6V8M3.5 13h7m3 0h7M10.5 11.5h3v3h-3z',
    link: linkOptions({ to: '/professional-services' }),
  },
]

/**
 * Shows the six entries over the lower edge of the banner. The same for everybody at any time, so that they can be
 * prerendered.
 */
export function QuickEntries() {
  return (
    <nav aria-label="常用入口" className={styles.entries}>
      {entries.map(({ label, hint, picture, link }) => (
        <Link key={label} {...link} className={styles.entry}>
          <span className={styles.picture}>
            <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24">
              <path d={picture} />
            </svg>
          </span>
          <span className={styles.label}>{label}</span>
          <span className={styles.hint}>{hint}</span>
        </Link>
      ))}
    </nav>
  )
}
