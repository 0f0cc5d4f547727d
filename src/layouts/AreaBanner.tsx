import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Banner, banner } from '#api/banner.ts'
import { query } from '#api/call/query.ts'
import { useHasBooted } from '#ui/booted.ts'
import { useSelectedInView } from '#ui/in-sight.ts'
import { BannerArt } from './BannerArt.tsx'
import { type Entry, type MenuEntry, topEntry } from './menu/menu.ts'
import { subEntry, subMenuOf } from './menu/sub-menu.ts'
import frame from './frame.module.css'
import styles from './AreaBanner.module.css'

/** Banner texts until the city's are loaded, and if they cannot be. */
const builtIn: Record<MenuEntry['banner'], Pick<Banner, 'title' | 'subtitle' | 'art'>> = {
  首页: { title: '一处进入，办完企业的事', subtitle: '查政策、报项目、提诉求、找服务', art: 'city' },
  政策: { title: '惠企政策', subtitle: '给多少、给谁、何时报、怎么报，一页看清', art: 'policy' },
  申报: { title: '项目申报', subtitle: '网上填报，随时保存，进度可查', art: 'declare' },
  诉求: { title: '诉求直达', subtitle: '限时办结，办完请您评价', art: 'appeal' },
  活动: { title: '活动路演', subtitle: '政策宣讲、银企对接、项目路演', art: 'activity' },
  工业品市场: { title: '工业品市场', subtitle: '本地供应，就近配套', art: 'market' },
  专业服务: { title: '专业服务', subtitle: '找机构、选产品，按需对接', art: 'service' },
  服务超市: { title: '专业服务超市', subtitle: '服务明码标价，机构资质可查', art: 'medium' },
}

/**
 * Shows the head of an area: its banner on pages of the menu (300 px high, professional services 200: specification,
 * section 2), and over its lower edge, or below the low one, the area's own entries; deeper pages have only the entries.
 * A page that puts its title into the banner replaces the area's text, so that its content starts right below.
 */
export function AreaBanner({ path, headSlot }: { path: string; headSlot: HeadSlot }) {
  const top = topEntry(path)
  if (!top || top.path === '/') return null
  const isEntry = [top, ...top.children].some((entry) => entry.path === path)
  const isLow = top.banner === '专业服务'
  const entries = subMenuOf(top)
  return (
    <section className={styles.area} aria-label={`${top.label}栏目`}>
      {isEntry && <Art position={top.banner} low={isLow} headSlot={headSlot} />}
      {entries.length > 0 && (
        <SubMenu
          label={top.label}
          entries={entries}
          active={subEntry(entries, path)?.path ?? ''}
          over={isEntry && !isLow}
        />
      )}
    </section>
  )
}

/** Receives the banner element into which a page may render its title and search; null when it is removed. */
type HeadSlot = (slot: HTMLElement | null) => void

interface ArtProps {
  position: MenuEntry['banner']
  low: boolean
  headSlot: HeadSlot
}

function Art({ position, low, headSlot }: ArtProps) {
  const booted = useHasBooted()
  const { data } = useQuery({ ...query(banner.page, { query: { position } }), enabled: booted })
  const { title, subtitle, art } = data?.records[0] ?? builtIn[position]
  return (
    <div className={styles.banner} data-low={low}>
      <BannerArt art={art} />
      <div ref={headSlot} className={`${frame.wrap} ${styles.head}`} />
      <div className={`${frame.wrap} ${styles.words}`}>
        <p className={styles.title}>{title}</p>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
    </div>
  )
}

interface SubMenuProps {
  label: string
  entries: readonly Entry[]
  /** Path of the entry to which the page belongs; '' without one. */
  active: string
  /** True if it lies over the banner's lower edge. */
  over: boolean
}

function SubMenu({ label, entries, active, over }: SubMenuProps) {
  const row = useSelectedInView<HTMLUListElement>(active)
  return (
    <nav aria-label={label} className={styles.sub} data-over={over}>
      <ul ref={row} className={`${frame.wrap} ${styles.entries}`}>
        {entries.map(({ label: name, path, link }) => (
          <li key={path}>
            <Link
              {...link}
              className={styles.entry}
              // The router would mark an entry whose path begins another's as well.
              activeOptions={{ exact: true }}
              aria-current={path === active ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
