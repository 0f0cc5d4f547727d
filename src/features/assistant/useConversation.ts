import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, isPassing } from '#api/call/error.ts'
import { cityNow } from '#lib/clock.ts'
import { within } from '#lib/within.ts'
import { listen } from '#offline/channel.ts'
import { DEVICE_LIMIT, owner } from '#offline/owner.ts'
import { common } from '#offline/view.ts'
import { answerByCity, answerByDevice } from './answering.ts'
import type { CardsFound } from './cards.ts'
import { type Asked, type Change, conversation, type Message } from './conversation.ts'
import { forgetTalk, keeperOfTalk, readTalk } from './history.ts'
import { smallTalk } from './small-talk.ts'

type Step = Change | { type: 'found'; messages: Message[] } | { type: 'cleared' }

function step(messages: readonly Message[], change: Step): Message[] {
  if (change.type === 'cleared') return []
  return change.type === 'found' ? [...change.messages, ...messages] : conversation(messages, change)
}

/**
 * What this person and 小易 have said, and the ways to go on. It is kept on the device and found again when the assistant
 * is opened anew. Whoever renders it begins anew for another person.
 */
export function useConversation() {
  const client = useQueryClient()
  const router = useRouter()
  const [messages, show] = useReducer(step, [])
  const [begun] = useState(() => cityNow())
  const [isRead, setRead] = useState(false)
  const [keep] = useState(keeperOfTalk)
  // Counts how often the conversation was cleared: what was asked before that is not answered after it.
  const round = useRef(0)
  const clear = useCallback(() => {
    round.current += 1
    show({ type: 'cleared' })
  }, [])
  useEffect(() => {
    let current = true
    const reading = readTalk().catch(() => [])
    // A device that takes its time is not waited for: what was said before comes above what is said now.
    const take = (found: Message[] | undefined) => {
      if (!current) return
      setRead(true)
      if (found?.length) show({ type: 'found', messages: found })
      else if (!found) void reading.then((late) => current && show({ type: 'found', messages: late }))
    }
    void within(DEVICE_LIMIT, reading).then(take)
    const stop = listen((word) => {
      if (word.type === 'talk' && word.userId === owner()?.userId) clear()
    })
    return () => {
      current = false
      stop()
    }
  }, [clear])

  const change = (next: Change) => {
    show(next)
    keep(next)
  }
  const say = (message: Extract<Change, { type: 'say' }>['message']) => {
    const id = crypto.randomUUID()
    change({ type: 'say', id, time: cityNow(), message })
    return id
  }
  /** Says it, as long as the conversation in which it was asked is still there. */
  const sayer = () => {
    const asked = round.current
    return (message: Parameters<typeof say>[0]) => void (asked === round.current && say(message))
  }

  /** The words of the field come with the first question: nothing else of the page needs them. */
  const findCards = (from: 'cityCards' | 'keptCards') => async (text: string) =>
    await import('./cards.ts')
      .then((cards) => cards[from](client, router, text))
      .catch((): CardsFound => ({ cards: [] }))

  /** Asks the city under the sent message `id`; where nobody answers, the device says what it keeps. */
  const ask = async (id: string, asked: Asked) => {
    const reply = sayer()
    try {
      await answerByCity(asked, findCards('cityCards'), reply, () =>
        change({ type: 'mark', id, state: 'sent' }),
      )
    } catch (error) {
      const problem = error instanceof ApiError ? error.message : '没有发送成功'
      change({ type: 'mark', id, state: 'failed', problem })
      if (isPassing(error)) await askDevice(asked, reply)
    }
  }
  const askDevice = async (asked: Asked, reply = sayer()) => {
    const why = common.reach === 'online' ? '小易暂时没有回应' : '已离线'
    await answerByDevice(asked, findCards('keptCards'), reply, why)
  }

  return {
    messages,
    /** When it was opened, in milliseconds: what was said before that lies above. */
    begun,
    /** False for the moment until what was said before is there. */
    isRead,
    /** Asks something: at once of the city, or of the device where the city is known to be out of reach. */
    send(asked: Asked) {
      const talk = asked.serialNumber ? undefined : smallTalk(asked.text)
      if (talk) {
        say({ kind: 'sent', asked, state: 'sent' })
        talk.forEach(say)
      } else if (common.reach === 'online') {
        void ask(say({ kind: 'sent', asked, state: 'sending' }), asked)
      } else {
        say({ kind: 'sent', asked, state: 'failed' })
        void askDevice(asked)
      }
    },
    /** Asks the city again what could not be sent. */
    resend(id: string, asked: Asked) {
      change({ type: 'mark', id, state: 'sending' })
      void ask(id, asked)
    },
    /** Forgets all that was said, here and on the device. @throws StorageProblem */
    async clear() {
      clear()
      await forgetTalk()
    },
  }
}
