import { Link, useLocation } from '@tanstack/react-router'
import { idle } from '#lib/idle.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useSignOut } from './useSignOut.tsx'
import styles from './Header.module.css'

// Loaded when the page is quiet, because it brings the contracts of all areas with obligations.
const DueCount = optionalPart(async () => {
  await idle()
  return (await import('./DueCount.tsx')).DueCount
})

/** Renders the right edge of the header: 登录 for a visitor, the user menu for a member. */
export function UserArea() {
  const account = useAccount()
  const { href } = useLocation()
  const { askSignOut, dialog } = useSignOut()
  if (!account.userInfo) {
    return (
      <div className={styles.ways}>
        <Link to="/auth/register" search={{ redirect_uri: href }}>
          注册
        </Link>
        <LinkButton look="primary" link={{ to: '/auth/login', search: { redirect_uri: href } }}>
          登录
        </LinkButton>
      </div>
    )
  }
  return (
    <>
      <Dropdown
        label={
          <>
            <bdi>{enterpriseName(account) || account.userInfo.nickname}</bdi>
            <DueCount />
          </>
        }
      >
        {(close) => <UserMenu onLeave={close} onSignOut={askSignOut} />}
      </Dropdown>
      {dialog}
    </>
  )
}
