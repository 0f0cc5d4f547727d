import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { AnswerRating } from '#api/common.ts'
import { ApiError, isTransient } from '#api/call/error.ts'
import { cityNow } from '#lib/clock.ts'
import { messageOf } from '#lib/message-of.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { withTimeout } from '#lib/with-timeout.ts'
import { listen } from '#offline/channel.ts'
import { DEVICE_LIMIT, owner } from '#offline/owner.ts'
import { allQuestionsQuery } from '#offline/questions.ts'
import { isMissingChunk } from '#offline/chunk.ts'
import { deviceState } from '#offline/view.ts'
import { answerByCity, answerByDevice } from './answering.ts'
import type { CardsFound } from './cards.ts'
import type { Advice } from './advice/advice.ts'
import type { Advised } from './advice/advise.ts'
import { type Asked, type Change, conversation, type Message, type Reply } from './conversation.ts'
import { forgetTalk, createTalkWriter, readTalk } from './history.ts'
import { rateAnswer } from './rate.ts'
import { toHtml } from './send-rules.ts'
import { smallTalk } from './small-talk.ts'
import { isKnownQuestion } from './source.ts'

type Step = Change | { type: 'found'; messages: Message[] } | { type: 'cleared' }

function step(messages: readonly Message[], change: Step): Message[] {
  if (change.type === 'cleared') return []
  return change.type === 'found' ? [...change.messages, ...messages] : conversation(messages, change)
}

/** Timeout of the common questions in milliseconds. */
const QUESTIONS_LIMIT = 5_000

/** Answers a question from records and rules; nothing if that code cannot be loaded or the data cannot be read. */
async function adviceOn(client: QueryClient, text: string): Promise<Advised[]> {
  // Fetches the common questions first, once a day, because one that was asked word by word has its own answer.
  if (deviceState.reach === 'online')
    await withTimeout(QUESTIONS_LIMIT, client.prefetchQuery(allQuestionsQuery()))
  return await import('./advice/advise.ts')
    .then(({ advise }) => advise(client, text, isKnownQuestion))
    .catch((error: unknown) => {
      // Leaves the question to the city; a fault in our own answers is reported, a missing chunk is not one.
      if (!isMissingChunk(error)) reportError(error)
      return []
    })
}

/** Converts an answer from records and rules to a bubble. */
const adviceReply = ({ topic, text, cards, links, basis, hotline }: Advice): Reply => ({
  ...{ kind: 'received', html: toHtml(text), basis: [...basis] },
  ...(cards?.length ? { cards: [...cards] } : {}),
  ...(links?.length ? { links: [...links] } : {}),
  ...(hotline ? { hotline } : {}),
  // Asks for a rating of an answer alone, which has a source.
  ...(basis.length ? { topic } : {}),
})

/** Returns a variant of `say` that passes on answers alone, without questions to choose from and without excuses. */
const onlyAnswers = (say: (reply: Reply) => void) => (reply: Reply) => {
  if (reply.kind === 'received' && reply.question) say(reply)
}

/**
 * Returns this person's conversation with 小易 and its actions. It is kept on the device and restored when the
 * assistant is opened again. The caller remounts it for another person.
 */
export function useConversation() {
  const client = useQueryClient()
  const router = useRouter()
  const [messages, show] = useReducer(step, [])
  const [openedAt] = useState(() => cityNow())
  const [isRead, setRead] = useState(false)
  const [keep] = useState(createTalkWriter)
  // Counts the clears; a reply to a question from before a clear is dropped.
  const clears = useRef(0)
  const clear = useCallback(() => {
    clears.current += 1
    show({ type: 'cleared' })
  }, [])
  useEffect(() => {
    let current = true
    const reading = readTalk().catch(() => [])
    // Does not wait for a slow device; earlier lines are then inserted above the new ones.
    const take = (found: Message[] | undefined) => {
      if (!current) return
      setRead(true)
      if (found?.length) show({ type: 'found', messages: found })
      else if (!found) void reading.then((late) => current && show({ type: 'found', messages: late }))
    }
    void withTimeout(DEVICE_LIMIT, reading).then(take)
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
  /** Returns a variant of `say` that drops a line once the conversation of its question was cleared. */
  const createReply = () => {
    const asked = clears.current
    return (message: Parameters<typeof say>[0]) => void (asked === clears.current && say(message))
  }

  /** Loads the vocabulary with the first question, because nothing else on the page needs it. */
  const findCards = (from: 'cityCards' | 'keptCards') => async (text: string) =>
    await import('./cards.ts')
      .then((cards) => cards[from](client, router, text))
      .catch((): CardsFound => ({ cards: [] }))

  /** Asks the city about the sent message `id`; if the city does not answer, asks the device. */
  const ask = async (id: string, asked: Asked) => {
    const reply = createReply()
    try {
      await answerByCity(asked, findCards('cityCards'), reply, () =>
        change({ type: 'mark', id, state: 'sent' }),
      )
    } catch (error) {
      const problem = error instanceof ApiError ? error.message : '没有发送成功'
      change({ type: 'mark', id, state: 'failed', problem })
      if (isTransient(error)) await askDevice(asked, reply)
    }
  }
  /** Answers from records and rules what they answer; passes the other questions on to the city, or to the device. */
  const answer = async (id: string, asked: Asked) => {
    const isOnline = deviceState.reach === 'online'
    const reply = createReply()
    const advised = asked.serialNumber ? [] : await adviceOn(client, asked.text)
    if (!advised.some(({ advice }) => advice)) {
      if (isOnline) return await ask(id, asked)
      change({ type: 'mark', id, state: 'failed' })
      return await askDevice(asked, reply)
    }
    change({ type: 'mark', id, state: 'sent', here: !isOnline })
    if (!isOnline) reply({ kind: 'system', text: '已离线，以下按本机保存的内容回答' })
    for (const { text, advice } of advised) {
      if (advice) reply(adviceReply(advice))
      if (advice && !advice.isGuest) continue
      // Adds what is public on the matter; a guest is told nothing more where there is none.
      const say = advice ? onlyAnswers(reply) : reply
      const part = { text }
      if (deviceState.reach === 'online')
        await answerByCity(part, findCards('cityCards'), say, () => undefined).catch(() =>
          askDevice(part, say),
        )
      else await askDevice(part, say)
    }
  }
  const askDevice = async (asked: Asked, reply: (reply: Reply) => void = createReply()) => {
    const why = deviceState.reach === 'online' ? '小易暂时没有回应' : '已离线'
    await answerByDevice(asked, findCards('keptCards'), reply, why)
  }

  return {
    messages,
    /** Time of opening, in milliseconds; earlier lines are above. */
    openedAt,
    /** False until the earlier conversation was read. */
    isRead,
    /** Asks a question: of the city, or of the device if the city is known to be out of reach. */
    send(asked: Asked) {
      const talk = asked.serialNumber ? undefined : smallTalk(asked.text)
      if (talk) {
        say({ kind: 'sent', asked, state: 'sent' })
        talk.forEach(say)
      } else void answer(say({ kind: 'sent', asked, state: 'sending' }), asked)
    },
    /** Asks the city again about a message that could not be sent. */
    resend(id: string, asked: Asked) {
      change({ type: 'mark', id, state: 'sending' })
      void answer(id, asked)
    },
    /** Hands the rating of an answer in and keeps it; one that cannot be handed in is not kept. */
    rate(id: string, topic: string, rating: AnswerRating) {
      rateAnswer(id, topic, rating).then(
        () => change({ type: 'rate', id, rating }),
        (error: unknown) => showToast(messageOf(error)),
      )
    },
    /**
     * Clears the conversation, here and on the device.
     * @throws StorageProblem
     */
    async clear() {
      clear()
      await forgetTalk()
    },
  }
}
