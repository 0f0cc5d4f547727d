import { linkOptions } from '@tanstack/react-router'
import type { Listing } from '#api/market.ts'
import { SignInFirst } from '#blocks/sign-in/SignInFirst.tsx'
import { listLink } from '#features/market/links.ts'
import styles from '#features/market/market.module.css'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'

/** Who publishes a listing and how they are reached: whole for members, masked in the city's own answer for visitors. */
export function Publisher({ one }: { one: Listing }) {
  const { userInfo } = useAccount()
  const phone =
    userInfo && one.contactPhone ? (
      <a href={`tel:${one.contactPhone}`}>{one.contactPhone}</a>
    ) : (
      one.contactPhone
    )
  return (
    <Card
      title="发布方"
      foot={
        <div className={styles.actions}>
          {!userInfo && <SignInFirst why="contact">登录后查看联系方式</SignInFirst>}
          <LinkButton link={listLink({ of: one.enId })}>该企业全部产品</LinkButton>
          {!one.mine && (
            <LinkButton
              look="plain"
              link={linkOptions({
                to: '/appeal/demand',
                search: { question: `举报工业品市场的信息“${one.title}”（编号 ${one.id}）：` },
              })}
            >
              举报
            </LinkButton>
          )}
        </div>
      }
    >
      <DescriptionList
        items={[
          ['发布单位', one.publisherOrg],
          ['联系人', one.contactName],
          ['联系电话', phone],
        ]}
      />
    </Card>
  )
}
