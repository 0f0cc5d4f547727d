import { jumpTo, linkTo, useAddress } from './address.ts'
import { scenarioText } from '#mocks/scenarios.ts'
import { CityTime } from './CityTime.tsx'
import { currentWorld, useAnswer } from './client.ts'
import { OutcomeLine } from './OutcomeLine.tsx'
import { pages } from './pages.ts'
import styles from './Shell.module.css'

/** Renders the console: its head with the world and the city's time, its pages, and the result of the last action. */
export function Shell() {
  const { page, rest } = useAddress()
  const { path, Page } = pages.find((one) => one.path === page) ?? pages[0]!
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main" onClick={jumpTo('main')}>
        跳到正文
      </a>
      <header className={styles.head}>
        <p className={styles.name}>测试控制台</p>
        <WorldName />
        <CityTime />
        <a className={styles.portal} href="/">
          打开门户
        </a>
      </header>
      <nav className={styles.pages} aria-label="控制台">
        {pages.map((one) => (
          <a
            key={one.path}
            href={linkTo(one.path)}
            className={styles.page}
            aria-current={one.path === path ? 'page' : undefined}
            ref={one.path === path ? scrollIntoRow : undefined}
          >
            {one.title}
          </a>
        ))}
      </nav>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Page key={`${path}/${rest}`} rest={rest} />
      </main>
      <OutcomeLine />
    </div>
  )
}

/** Renders the name of the world on which every action works, with the way to another one. */
function WorldName() {
  const { data } = useAnswer('GET worlds')
  const name = currentWorld()
  const scenario = data?.find((one) => one.name === name)?.scenario
  return (
    <a className={styles.world} href={linkTo('worlds')}>
      世界 <strong>{name}</strong>
      {scenario && <span className={styles.scenario}>{scenarioText(scenario)}</span>}
    </a>
  )
}

/** Scrolls the entry of the current page into its row, which is wider than a phone. */
function scrollIntoRow(entry: HTMLElement | null): void {
  const row = entry?.parentElement
  if (row) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2
}
