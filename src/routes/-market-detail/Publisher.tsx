import { useNavigate } from '@tanstack/react-router'
import type { Listing } from '#api/market.ts'
import { Seller } from '#blocks/detail/Seller.tsx'
import { SignInFirst } from '#blocks/sign-in/SignInFirst.tsx'
import { beginAppeal } from '#features/appeal/beginning.ts'
import { AskPrice } from '#features/market/AskPrice.tsx'
import { listLink } from '#features/market/links.ts'
import styles from '#features/market/market.module.css'
import { useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { isPublic } from './is-public.ts'
import { reportOf } from './report.ts'

/**
 * Shows the publisher of a listing with the main action and the contact: in full for members, masked by the city for
 * visitors.
 */
export function Publisher({ one }: { one: Listing }) {
  const { userInfo } = useAccount()
  const navigate = useNavigate()
  const report = () => void navigate(beginAppeal(`listing-${one.id}`, reportOf(one)))
  return (
    <>
      <Seller
        name={one.publisherOrg}
        link={listLink({ of: one.enId })}
        facts={[
          one.contactName && `联系人 ${one.contactName}`,
          one.contactPhone && <PhoneLink key="phone" number={one.contactPhone} />,
        ]}
      />
      <div className={styles.actions}>
        {isPublic(one) && <AskPrice one={one} isMain />}
        {!userInfo && <SignInFirst why="contact">登录后查看联系方式</SignInFirst>}
        <LinkButton link={listLink({ of: one.enId })}>该企业全部产品</LinkButton>
        {!one.mine && (
          <Button look="plain" onClick={report}>
            举报
          </Button>
        )}
      </div>
    </>
  )
}
