import { linkOptions } from '@tanstack/react-router'
import { kindOf } from '#offline/outbox/changes.ts'
import { useOutbox } from '#offline/view.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'

/** What the city has not taken of what one followed or stopped, and the way to it. */
export function Refused() {
  const refused = useOutbox().filter((item) => item.state !== 'waiting' && kindOf(item) === 'following')
  if (refused.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={`${String(refused.length)} 项订阅未成功。`}
      action={
        <LinkButton look="plain" link={linkOptions({ to: '/user/outbox' })}>
          去处理
        </LinkButton>
      }
    >
      {refused[0]?.reason}
    </Notice>
  )
}
