import { linkOptions } from '@tanstack/react-router'
import { kindOf } from '#offline/outbox/changes.ts'
import { useOutbox } from '#offline/view.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'

/** Shows the subscription changes that the city refused, with a link to the outbox. */
export function RefusedChanges() {
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
