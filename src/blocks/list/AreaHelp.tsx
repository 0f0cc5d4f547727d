import { linkOptions } from '@tanstack/react-router'
import { telHref } from '#lib/tel.ts'
import { contacts } from '#rules/contacts.ts'
import { Beside, type Way, WaysCard } from './WaysCard.tsx'

const ways: readonly Way[] = [
  {
    label: '政策计算',
    hint: '约三分钟，得出企业可享受的政策',
    link: linkOptions({ to: '/policy/calculate' }),
  },
  {
    label: '常见问题',
    hint: '申报条件、材料和时限的解答',
    link: linkOptions({ to: '/appeal/FAQ-list' }),
  },
  { label: '我要诉求', hint: '咨询 2 个工作日内答复', link: linkOptions({ to: '/appeal/demand' }) },
]

interface Props {
  /** True on a short page, whatever the width; beside a list there is room for it on the widest screens alone. */
  everywhere?: boolean
}

/** Shows where policies and declarations are explained. */
export function AreaHelp({ everywhere = false }: Props) {
  const card = (
    <WaysCard title="需要帮助" ways={ways}>
      <li>
        <a href={telHref(contacts.serviceHotline)}>{contacts.serviceHotline}</a>
        <p>企业服务热线</p>
      </li>
    </WaysCard>
  )
  return everywhere ? <div data-print="none">{card}</div> : <Beside>{card}</Beside>
}
