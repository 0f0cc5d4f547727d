import { type ComponentProps, Fragment } from 'react'
import { NeedsEnterprise, useIsWithoutEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { offlineFormWords } from '#blocks/outbox/waiting-words.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { auditedWords } from './audit-term.ts'
import type { OwnPages } from './kind.ts'

interface Props extends Pick<ComponentProps<typeof Page>, 'title' | 'crumbs' | 'children'> {
  own: OwnPages
  /** Replaces the form for a user who acts for no enterprise. */
  instead?: ComponentProps<typeof Page>['children']
}

/** Frames the form of an own record as a page, for a user who acts for an enterprise; for another enterprise it begins anew. */
export function OwnPublish({ own, instead, children, ...page }: Props) {
  const { enId } = useAccount()
  const isWithout = useIsWithoutEnterprise()
  return (
    <Page {...page} lead={`提交后由市平台审核，一般 ${auditedWords(own)}；${offlineFormWords}`}>
      {isWithout ? (
        (instead ?? (
          <Card>
            <NeedsEnterprise to={`代表企业发布${own.noun}`} />
          </Card>
        ))
      ) : (
        <Fragment key={enId}>{children}</Fragment>
      )}
    </Page>
  )
}
