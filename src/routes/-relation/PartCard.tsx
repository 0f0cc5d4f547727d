import { linkOptions, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hereWords } from '#blocks/outbox/waiting-words.ts'
import { messageOf } from '#lib/message-of.ts'
import { reopen } from '#offline/outbox/reopen.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import type { Part } from './parts.ts'
import { partTitles, useWaiting } from './record.ts'

interface Props {
  part: Part
  enId: string
  children: ReactNode
}

/**
 * Shows one part of the record as the city has it, with a link to edit it, and the state of a change that
 * waits in the outbox.
 */
export function PartCard({ part, enId, children }: Props) {
  const waiting = useWaiting(part, enId)
  const navigate = useNavigate()
  const open = async (id: string) => {
    try {
      const href = await reopen(id)
      if (href) await navigate({ href })
    } catch (error) {
      showToast(messageOf(error))
    }
  }
  return (
    <Card
      title={partTitles[part]}
      aside={
        !waiting && (
          <LinkButton
            link={linkOptions({ to: '/user/relation/$id', params: { id: enId }, search: { edit: part } })}
          >
            修改{part === 'facts' ? '和确认' : ''}
          </LinkButton>
        )
      }
    >
      {waiting && (
        <Notice
          tone={waiting.state === 'waiting' ? 'warn' : 'bad'}
          title={
            waiting.state === 'waiting'
              ? `修改${hereWords()}，尚未提交。`
              : waiting.state === 'held'
                ? `修改未通过：${waiting.reason ?? ''}`
                : '内容已在别处更新。'
          }
          action={
            waiting.state === 'conflict' ? (
              <LinkButton look="plain" link={linkOptions({ to: '/user/outbox' })}>
                选择保留的内容
              </LinkButton>
            ) : (
              <Button look="plain" onClick={() => void open(waiting.id)}>
                打开修改
              </Button>
            )
          }
        >
          下面是市平台现有的内容。
        </Notice>
      )}
      {children}
    </Card>
  )
}
