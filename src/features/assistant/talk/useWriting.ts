import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useKnown } from '#blocks/form/useKnown.ts'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { cleanLine } from '#lib/clean.ts'
import { contacts } from '#rules/contacts.ts'
import { cutText } from '#lib/cut.ts'
import { keepTyped } from '#offline/device/typed.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { common, useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { noteWanted } from '#session/wanted.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { sendFirst, sendMore, takeBackWords, wordsProblem } from './calls.ts'
import type { TalkAt } from './messages.ts'
import { HANDED } from './unread.ts'
import { useTyped } from './useTyped.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

/** Longest name of a contact (records, "Appeal 诉求"). */
const NAME = 20

/**
 * Writing in a conversation: what is typed, and its way into the outbox. A visitor signs in first, and their words are sent
 * then.
 * @param at the conversation as it is known by now
 * @param chosen the same as it was opened, which names what is typed
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
    contactName: cutText(cleanLine(known.contactName) || '企业用户', NAME),
    contactPhone: known.contactPhone,
    asPerson: enId === '',
  }
  const queue = async (words: string, to: TalkAt) => {
    if (to.key !== undefined || to.id !== undefined) return void (await sendMore(to, words, outbox))
    const key = crypto.randomUUID()
    await sendFirst(key, words, asker)
    onAt({ key })
  }
  /** Sends words to a conversation; they leave the box once the device has them. */
  const put = async (words: string, to: TalkAt, after: () => unknown) => {
    if (busy.current) return
    busy.current = true
    try {
      if (await keptOrSaid(() => queue(words, to))) await after()
    } finally {
      busy.current = false
    }
  }
  /** Leads a visitor to sign in, with the words in hand. */
  const signIn = (words: string) => {
    if (common.reach !== 'online')
      return setProblem(
        `登录需要网络。写下的内容保留在本页，联网后登录即可发送；急事请拨打 ${contacts.hotline}。`,
      )
    keepText('sessionStorage', HANDED, words)
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
    const words = textIn('sessionStorage', HANDED)
    if (!userInfo || !words) return
    keepText('sessionStorage', HANDED, '')
    // Where the visitor has typed them.
    keepTyped('unsent::talk:new', undefined)
    void put(words, {}, () => undefined)
  })
  return {
    typed,
    type,
    problem,
    /** Says how often words came back into the box: its button goes with their bubble. */
    returned,
    send,
    /** Takes words that wait, or were refused, back into the box, before what is typed there. */
    takeBack: (item: OutboxItem) =>
      void keptOrSaid(async () => {
        const { taken, refusal } = await takeBackWords(item, at, outbox)
        if (taken.length) {
          keep([...taken, typed].filter(Boolean).join('\n'))
          setReturned((before) => before + 1)
        }
        if (refusal) throw refusal
      }),
    /** Begins another conversation with words that this one does not take any more. */
    sendAnew: (item: OutboxItem) =>
      void keptOrSaid(async () => {
        const { taken, refusal } = await takeBackWords(item, at, outbox, true)
        if (refusal) throw refusal
        const words = taken.join('\n')
        keepTyped(`unsent:${userInfo?.id ?? ''}:talk:new`, words)
        onAt({})
        showToast('已带入新的咨询，可以修改后发送')
      }),
  }
}
