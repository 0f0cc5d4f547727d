import { Link } from '@tanstack/react-router'
import { useDeviceState } from '#offline/view.ts'
import { maskedPhone } from '#lib/phone.ts'
import { useAccount } from '#session/account.ts'
import { Icon } from '#ui/Icon.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import menu from '#layouts/toolbar/entry.module.css'
import styles from './UserMenu.module.css'

const Avatar = optionalPart(() => import('#ui/Avatar.tsx').then((file) => file.Avatar))

interface Props {
  /** Called when an action is chosen, so that the menu may close. */
  onLeave: () => void
  onSignOut: () => void
}

/** Shows the user menu: user, enterprises to switch between, links to the user space, and signing out. */
export function UserMenu({ onLeave, onSignOut }: Props) {
  const { userInfo, enId } = useAccount()
  const { waiting, held, due } = useDeviceState()
  const itemCount = waiting + held
  if (!userInfo) return null
  const changeEnterprise = async (enterprise: { enId: string; enName: string }) => {
    onLeave()
    if (enterprise.enId === enId) return
    await (await import('#session/sign.ts')).switchEnterprise(enterprise.enId)
    showToast(`已切换到${enterprise.enName}`)
  }
  return (
    <div>
      <div className={styles.who}>
        <Avatar image={userInfo.image} name={userInfo.nickname} />
        <strong>
          <bdi>{userInfo.nickname}</bdi>
        </strong>
        <span>{maskedPhone(userInfo.tel)}</span>
      </div>
      <div role="group" aria-label="当前企业" className={styles.group}>
        {userInfo.ens.map((enterprise) => (
          <button
            key={enterprise.enId}
            type="button"
            className={menu.entry}
            aria-pressed={enterprise.enId === enId}
            onClick={() => void changeEnterprise(enterprise)}
          >
            <Icon name="building" />
            <span className={styles.name}>{enterprise.enName}</span>
            {enterprise.enId === enId && <Icon name="check" />}
          </button>
        ))}
        {userInfo.ens.length === 0 && <p className={styles.none}>尚未绑定企业</p>}
      </div>
      <div className={styles.group}>
        <Link to="/user/relation" className={menu.entry} onClick={onLeave}>
          <Icon name="person" />
          个人中心{due > 0 && ` · 待办 ${String(due)} 项`}
        </Link>
        <Link to="/user/my-declare" className={menu.entry} onClick={onLeave}>
          <Icon name="list" />
          我的申报
        </Link>
        <Link to="/user/outbox" className={menu.entry} onClick={onLeave}>
          <Icon name="upload" />
          待上传{itemCount > 0 && ` · 共 ${String(itemCount)} 项`}
        </Link>
        <button
          type="button"
          className={menu.entry}
          onClick={() => {
            onLeave()
            onSignOut()
          }}
        >
          <Icon name="leave" />
          退出
        </button>
      </div>
    </div>
  )
}
