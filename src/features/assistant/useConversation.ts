import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import { ApiError, isPassing } from '#api/call/error.ts'
import { common } from '#offline/view.ts'
import { type Asked, conversation, type Reply } from './conversation.ts'
import { keptAnswers, keptReplies } from './kept.ts'
import { relatedTo, repliesTo } from './replies.ts'
import { smallTalk } from './small-talk.ts'

/** What was said since the assistant was opened, and the ways to go on; it is gone when the assistant closes. */
export function useConversation() {
  const client = useQueryClient()
  const [messages, change] = useReducer(conversation, [])
  const lastId = useRef(0)
  const say = (message: Parameters<typeof saying>[2]) => {
    lastId.current += 1
    change(saying(lastId.current, Date.now(), message))
    return lastId.current
  }

  /** Asks the city under the sent message `id`; where nobody answers, the device says what it keeps. */
  const ask = async (id: number, asked: Asked) => {
    const talk = asked.serialNumber ? undefined : smallTalk(asked.text)
    if (talk) {
      change({ type: 'mark', id, state: 'sent' })
      talk.forEach(say)
      return
    }
    try {
      const replies = await repliesTo(client, asked)
      change({ type: 'mark', id, state: 'sent' })
      replies.forEach(say)
      const answered = replies.find((one) => one.kind === 'received')?.question
      if (answered) (await relatedTo(answered)).forEach(say)
      await sayWaysOn(asked.text)
    } catch (error) {
      const problem = error instanceof ApiError ? error.message : '没有发送成功'
      change({ type: 'mark', id, state: 'failed', problem })
      if (isPassing(error)) sayKept(asked)
    }
  }
  /** The words of the field come with the first question: nothing else of the page needs them. */
  const sayWaysOn = async (text: string) => {
    const links = await import('./ways-on.ts').then(({ waysOn }) => waysOn(text)).catch(() => [])
    if (links.length) say({ kind: 'received', html: '您可能要去：', links })
  }
  const sayKept = (asked: Asked) => {
    const why = common.reach === 'online' ? '小易暂时没有回应' : '已离线'
    keptReplies(asked, keptAnswers(client), why).forEach(say)
  }

  return {
    messages,
    /** Asks something: at once of the city, or of the device where the city is known to be out of reach. */
    send(asked: Asked) {
      if (common.reach === 'online' || (!asked.serialNumber && smallTalk(asked.text))) {
        void ask(say({ kind: 'sent', asked, state: 'sending' }), asked)
      } else {
        say({ kind: 'sent', asked, state: 'failed', problem: '未送达' })
        sayKept(asked)
      }
    },
    /** Asks the city again what could not be sent. */
    resend(id: number, asked: Asked) {
      change({ type: 'mark', id, state: 'sending' })
      void ask(id, asked)
    },
  }
}

type Said = Reply | { kind: 'sent'; asked: Asked; state: 'sending' | 'failed'; problem?: string }

const saying = (id: number, time: number, message: Said) => ({ type: 'say' as const, id, time, message })
