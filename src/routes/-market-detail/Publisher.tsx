import { useNavigate } from '@tanstack/react-router'
import type { Listing } from '#api/market.ts'
import { SignInFirst } from '#blocks/sign-in/SignInFirst.tsx'
import { beginAppeal } from '#features/appeal/beginning.ts'
import { listLink } from '#features/market/links.ts'
import styles from '#features/market/market.module.css'
import { useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { reportOf } from './report.ts'

/** Shows the publisher of a listing with the contact: in full for members, masked by the city for visitors. */
export function Publisher({ one }: { one: Listing }) {
  const { userInfo } = useAccount()
  const navigate = useNavigate()
  const report = () => void navigate(beginAppeal(`listing-${one.id}`, reportOf(one)))
  return (
    <Card
      title="发布方"
      foot={
        <div className={styles.actions}>
          {!userInfo && <SignInFirst why="contact">登录后查看联系方式</SignInFirst>}
          <LinkButton link={listLink({ of: one.enId })}>该企业全部产品</LinkButton>
          {!one.mine && (
            <Button look="plain" onClick={report}>
              举报
            </Button>
          )}
        </div>
      }
    >
      <DescriptionList
        items={[
          ['发布单位', one.publisherOrg],
          ['联系人', one.contactName],
          ['联系电话', one.contactPhone && <PhoneLink key="phone" number={one.contactPhone} />],
        ]}
      />
    </Card>
  )
}
