import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useKnown } from '#blocks/form/useKnown.ts'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { cleanLine } from '#lib/clean.ts'
import { contacts } from '#rules/contacts.ts'
import { cutText } from '#lib/cut.ts'
import { keepTyped } from '#offline/device/typed.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { deviceState, useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { noteWanted } from '#session/wanted.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { sendFirst, sendMore, takeBackWords, wordsProblem } from './calls.ts'
import { queuedMessage, type TalkAt } from './messages.ts'
import { TEXT_TO_SEND } from './unread.ts'
import { useTyped } from './useTyped.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

/** Maximum length of a contact's name (records, "Appeal 诉求"). */
const MAX_NAME_LENGTH = 20

/**
 * Returns the state of the text box of a conversation, and the actions that send and take back messages. A visitor
 * signs in first, and the text is sent afterwards.
 * @param at the conversation as it is known by now
 * @param chosen the same conversation as it was opened, which names the typed text
 * @param onAt opens the conversation that has just begun
 */
export function useWriting(at: TalkAt, chosen: TalkAt, onAt: (at: TalkAt) => void) {
  const { userInfo, enId } = useAccount()
  const { known } = useKnown(userInfo !== undefined)
  const outbox = useOutbox()
  const navigate = useNavigate()
  const isNew = at.key === undefined && at.id === undefined
  const [typed, keep] = useTyped(chosen.key ?? chosen.id ?? 'new')
  const [problem, setProblem] = useState<string>()
  const [returned, setReturned] = useState(0)
  const busy = useRef(false)
  const type = (words: string) => {
    setProblem(undefined)
    keep(words)
  }
  const asker = {
    contactName: cutText(cleanLine(known.contactName) || '企业用户', MAX_NAME_LENGTH),
    contactPhone: known.contactPhone,
    asPerson: enId === '',
  }
  const queue = async (words: string, to: TalkAt) => {
    if (to.key !== undefined || to.id !== undefined) return void (await sendMore(to, words, outbox))
    const key = crypto.randomUUID()
    await sendFirst(key, words, asker)
    onAt({ key })
  }
  /** Sends a message to a conversation; it leaves the box once the device has stored it. */
  const put = async (words: string, to: TalkAt, after: () => unknown) => {
    if (busy.current) return
    busy.current = true
    try {
      if (await storeOrToast(() => queue(words, to))) await after()
    } finally {
      busy.current = false
    }
  }
  /** Leads a visitor to the sign-in and keeps the text. */
  const signIn = (words: string) => {
    if (deviceState.reach !== 'online')
      return setProblem(
        `登录需要网络。写下的内容保留在本页，联网后登录即可发送；急事请拨打 ${contacts.hotline}。`,
      )
    keepText('sessionStorage', TEXT_TO_SEND, words)
    noteWanted('talk', 'new')
    void navigate({
      to: '/auth/login',
      search: { redirect_uri: location.pathname + location.search, why: 'talk' },
    })
  }
  const send = (words: string): false => {
    const wrong = wordsProblem(words, isNew)
    setProblem(wrong)
    if (wrong) return false
    if (userInfo) void put(words, at, () => keep(''))
    else signIn(words)
    return false
  }
  useEffectOn([userInfo?.id], () => {
    const words = textIn('sessionStorage', TEXT_TO_SEND)
    if (!userInfo || !words) return
    keepText('sessionStorage', TEXT_TO_SEND, '')
    // Clears the box in which the visitor has typed the text.
    keepTyped('unsent::talk:new', undefined)
    void put(words, {}, () => undefined)
  })
  /** Puts text into the box of a new conversation and opens it. */
  const startAnew = (words: string) => {
    keepTyped(`unsent:${userInfo?.id ?? ''}:talk:new`, words)
    onAt({})
  }
  return {
    typed,
    type,
    problem,
    /**
     * Number of times that text came back into the box, which then takes the focus, because its button disappears
     * with the bubble.
     */
    returned,
    send,
    /**
     * Takes a queued or refused message back into the box, before the text that is typed there. Without its first
     * message a conversation does not exist, so that the box of a new one takes the text.
     */
    takeBack: (item: OutboxItem) =>
      void storeOrToast(async () => {
        const { taken, refusal } = await takeBackWords(item, at, outbox)
        if (taken.length) {
          const words = [...taken, typed].filter(Boolean).join('\n')
          const isGone = !refusal && at.id === undefined && queuedMessage(item)?.isFirst
          keep(isGone ? '' : words)
          if (isGone) startAnew(words)
          setReturned((before) => before + 1)
        }
        if (refusal) throw refusal
      }),
    /** Starts another conversation with a message that this one no longer accepts. */
    sendAnew: (item: OutboxItem) =>
      void storeOrToast(async () => {
        const { taken, refusal } = await takeBackWords(item, at, outbox, true)
        if (refusal) throw refusal
        startAnew(taken.join('\n'))
        showToast('已带入新的咨询，可以修改后发送')
      }),
  }
}
