import { Link, linkOptions } from '@tanstack/react-router'
import { telHref } from '#lib/tel.ts'
import { contacts } from '#rules/contacts.ts'
import { Card } from '#ui/Card.tsx'
import styles from './list.module.css'

const ways = [
  ['政策计算', '约三分钟，得出企业可享受的政策', linkOptions({ to: '/policy/calculate' })],
  ['常见问题', '申报条件、材料和时限的解答', linkOptions({ to: '/appeal/FAQ-list' })],
  ['我要诉求', '咨询 2 个工作日内答复', linkOptions({ to: '/appeal/demand' })],
] as const

interface Props {
  /** True on a short page, whatever the width; beside a list there is room for it on the widest screens alone. */
  everywhere?: boolean
}

/** Shows where policies and declarations are explained. */
export const AreaHelp = ({ everywhere = false }: Props) => (
  <div className={everywhere ? undefined : styles.wideOnly} data-print="none">
    <Card title="需要帮助">
      <ul className={styles.ways}>
        {ways.map(([label, hint, link]) => (
          <li key={label}>
            <Link {...link}>{label}</Link>
            <p>{hint}</p>
          </li>
        ))}
        <li>
          <a href={telHref(contacts.serviceHotline)}>{contacts.serviceHotline}</a>
          <p>企业服务热线</p>
        </li>
      </ul>
    </Card>
  </div>
)
