import { Link } from '@tanstack/react-router'
import { contactsOf } from '#rules/match-plan.ts'
import styles from './plan.module.css'
import { PlanPage } from './PlanPage.tsx'
import type { CalculationSearch } from '#features/match/calculation-address.ts'

/** Lists the offices to call with their phones and policies (联系部门). */
export function PlanContacts({ search }: { search: CalculationSearch }) {
  return (
    <PlanPage search={search} tab="联系部门" needsItems>
      {(_, items) => (
        <div className={styles.offices}>
          {contactsOf(items).map(({ org, phones }) => (
            <section key={org} className={styles.office}>
              <h2>{org}</h2>
              <div className={styles.phones}>
                {phones.map(({ phone, policies }) => (
                  <div key={phone}>
                    <a href={`tel:${phone}`} aria-label={`拨打${org} ${phone}`}>
                      {phone}
                    </a>
                    <ul>
                      {policies.map(({ id, title }) => (
                        <li key={id}>
                          <Link to="/policy/search/detail" search={{ id }}>
                            {title}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </PlanPage>
  )
}
