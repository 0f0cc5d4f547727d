import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'
import { anything, getRow, isNewer, read, shape } from '#offline/device/checked.ts'
import { userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { isOwnerAwaited, owner } from '#offline/owner.ts'
import { clearTalk, TALK } from '#offline/talk.ts'
import { common } from '#offline/view.ts'
import { type Change, conversation, Message, resumed } from './conversation.ts'

/** Raised when a kept conversation could no longer be understood. */
const SCHEMA = 1

const Talk = v.object({ schema: v.literal(SCHEMA), messages: v.array(Message) })
const talk = shape(Talk, SCHEMA)
const visitorsTalk = v.pipe(v.string(), v.parseJson(), Talk)

/** Says who talks: the id of the user, '' for a visitor; undefined while it is not known who is signed in. */
const talker = (): string | undefined => owner()?.userId ?? (isOwnerAwaited() ? undefined : '')

/** What this person and 小易 said before, the oldest first; what lies there and does not fit is set aside. @throws StorageProblem */
export async function readTalk(): Promise<Message[]> {
  const whose = talker()
  if (whose === undefined) return []
  return resumed(whose ? ((await getRow(userDb(whose), 'meta', TALK, talk))?.messages ?? []) : ofTab())
}

const ofTab = (): Message[] => {
  const kept = v.safeParse(visitorsTalk, textIn('sessionStorage', TALK))
  return kept.success ? kept.output.messages : []
}

let keeping = Promise.resolve()

/**
 * Returns what keeps the changes of a conversation on the device, one after the other, as long as the same person is
 * here: what comes in later is kept for nobody. Other tabs of the same person add to the same conversation.
 */
export function keeperOfTalk(): (change: Change) => void {
  const whose = talker()
  return (change) => {
    keeping = keeping
      .then(async () => {
        if (whose === undefined || talker() !== whose) return
        if (whose) {
          // What somebody has typed is kept also by a page that is being left.
          await transact(userDb(whose), ['meta'], (stores) => add(stores.meta, change), false)
        } else if (common.storage !== 'public') {
          const messages = conversation(ofTab(), change)
          keepText('sessionStorage', TALK, JSON.stringify({ schema: SCHEMA, messages }))
        }
      })
      // A device that cannot keep it costs the history, never the answer.
      .catch(() => undefined)
  }
}

async function add(meta: IDBObjectStore, change: Change): Promise<void> {
  // What a newer version of the portal has kept is not ours to write over.
  if (isNewer(await read(meta, TALK, anything), SCHEMA)) return
  const messages = conversation((await read(meta, TALK, talk))?.messages ?? [], change)
  meta.put({ schema: SCHEMA, messages }, TALK)
}

/** Forgets the conversation, also what is just being kept of it. @throws StorageProblem */
export async function forgetTalk(): Promise<void> {
  await keeping
  await clearTalk()
}
