import { useAccount } from '#session/account.ts'
import { Activities } from './Activities.tsx'
import { Docking } from './Docking.tsx'
import { Interpretations } from './Interpretations.tsx'
import { Market } from './Market.tsx'
import { News } from './News.tsx'
import { Policies } from './Policies.tsx'
import { Problems } from './Problems.tsx'
import { Providers } from './Providers.tsx'
import type { HomeSearch } from './search.ts'
import { Services } from './Services.tsx'
import { Today } from './Today.tsx'
import { Todo } from './Todo.tsx'
import styles from './blocks.module.css'

/** Everything on the home page that the city answers, each block from a call of its own; and what a member has to do. */
export function Blocks({ search }: { search: HomeSearch }) {
  const { userInfo } = useAccount()
  return (
    <div className={styles.blocks}>
      {userInfo && <Todo />}
      <div className={styles.pair}>
        <div className={styles.column}>
          <Today search={search} />
          <Policies search={search} />
        </div>
        <div className={styles.column}>
          <Activities search={search} />
          <Interpretations />
        </div>
      </div>
      <Market search={search} />
      <div className={styles.pair}>
        <Docking search={search} />
        <Problems />
      </div>
      <div className={styles.pair}>
        <Services />
        <Providers />
      </div>
      <News search={search} />
    </div>
  )
}
