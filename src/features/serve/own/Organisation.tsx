import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { providerFields } from '#api/provider-fields.ts'
import type { MyProvider } from '#api/serve-provider.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { labelsOf } from '#api/call/fields.ts'
import { AuditCard } from '#blocks/own/Audits.tsx'
import { OwnCard } from '#blocks/own/OwnCard.tsx'
import { OnDevice } from '#blocks/records/OnDevice.tsx'
import styles from '#blocks/detail/record.module.css'
import { ProviderBody } from '#features/serve/detail/ProviderBody.tsx'
import { home, mineLink, providerLink, PROVIDER_FORM } from '#features/serve/links.ts'
import { scoreText } from '#features/serve/serve-words.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { useAccount } from '#session/account.ts'
import { reloadUser } from '#session/sign.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { completeness } from './completeness.ts'
import { Enquiries } from './Enquiries.tsx'
import { Introduction } from './Introduction.tsx'
import { provider } from './provider.ts'
import { myProviderQuery, myProvidersQuery } from './own-queries.ts'

/** Shows 我的机构: its state, enquiries and content; or an introduction for an enterprise without an organisation. */
export function Organisation() {
  const { enId, userInfo } = useAccount()
  const drafts = useDrafts(enId)
  const list = useQuery({ ...myProvidersQuery, enabled: enId !== '' })
  const id = list.data?.records[0]?.id
  const asked = myProviderQuery(id ?? '')
  const one = useQuery({ ...asked, enabled: id !== undefined })
  const isWithout = userInfo !== undefined && enId === ''
  const isApproved = list.data?.records.some(({ status, isShown }) => status === '已通过' || isShown) ?? false
  useBecoming(isApproved)
  return (
    <Page title="我的机构" crumbs={[home]}>
      <OnDevice form={PROVIDER_FORM} drafts={drafts} />
      {isWithout ? (
        <Introduction needsEnterprise />
      ) : (
        <Loaded query={list} onPage skeleton={<SkeletonText lines={8} />}>
          {({ records }) =>
            records.length === 0 ? (
              <Introduction />
            ) : (
              <Loaded query={one} onPage inner skeleton={<SkeletonText lines={8} />}>
                {(found) => <Body one={found} asOf={receiptAtRequest(asked.queryKey, one)} />}
              </Loaded>
            )
          }
        </Loaded>
      )}
    </Page>
  )
}

/** Reloads the user once the organisation is approved, so that the menu grows without a new sign-in. */
function useBecoming(isApproved: boolean) {
  const { userInfo } = useAccount()
  const isLate = isApproved && userInfo !== undefined && userInfo.memberType !== 'service_provider'
  useEffect(() => {
    // Ignores a failure, because the next visit retries.
    if (isLate) reloadUser().catch(() => undefined)
  }, [isLate])
}

function Body({ one, asOf }: { one: MyProvider; asOf: ReceiptNo }) {
  const { id, status, isShown, name, productCount, audits } = one
  const isPublic = status === '已通过' || isShown === true
  const { percent, missing } = completeness(one)
  return (
    <>
      <OwnCard
        own={provider}
        title={name}
        {...{ one, asOf, audits }}
        items={[
          ['在架服务', `${String(productCount)} 项`],
          ['评分', scoreText(one)],
          ['资料完整度', `${String(percent)}%`],
        ]}
        moreActions={
          isPublic && (
            <>
              <LinkButton link={providerLink(id)}>查看公开页面</LinkButton>
              <LinkButton link={mineLink()}>我的产品</LinkButton>
            </>
          )
        }
      >
        {missing.map((words) => (
          <p key={words} className={styles.quiet}>
            {words}
          </p>
        ))}
      </OwnCard>
      {isPublic && <Enquiries one={one} />}
      <AuditCard audits={audits} labels={labelsOf(providerFields)} />
      <ProviderBody one={one} contact={<OwnContact one={one} />} />
    </>
  )
}

const OwnContact = ({ one }: { one: MyProvider }) => (
  <p className={styles.quiet}>
    联系人 {one.contactName}，联系电话 {one.contactPhone}（咨询过的企业才能看到）
  </p>
)
