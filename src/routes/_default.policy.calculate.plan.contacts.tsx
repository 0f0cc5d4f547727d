import { createFileRoute, Link } from '@tanstack/react-router'
import { contactsOf } from '#lib/match-plan.ts'
import styles from './-calculate/plan.module.css'
import { PlanPage } from './-calculate/PlanPage.tsx'

export const Route = createFileRoute('/_default/policy/calculate/plan/contacts')({ component: ContactsPage })

/** 联系部门: whom to ask, by office, and about what. */
function ContactsPage() {
  const search = Route.useSearch()
  return (
    <PlanPage search={search} tab="联系部门" needsItems>
      {(_, items) =>
        contactsOf(items).map(({ org, phones }) => (
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
        ))
      }
    </PlanPage>
  )
}
