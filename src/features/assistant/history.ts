import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'
import { anything, getRow, isNewer, read, shape } from '#offline/device/checked.ts'
import { userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { isOwnerAwaited, owner } from '#offline/owner.ts'
import { clearTalk, TALK } from '#offline/talk.ts'
import { deviceState } from '#offline/view.ts'
import { type Change, conversation, Message, resumed } from './conversation.ts'

/** Version of the stored conversation; raised when an earlier one can no longer be read. */
const SCHEMA = 1

const Talk = v.object({ schema: v.literal(SCHEMA), messages: v.array(Message) })
const talk = shape(Talk, SCHEMA)
const visitorsTalk = v.pipe(v.string(), v.parseJson(), Talk)

/**
 * Returns the owner of the conversation: the id of the user, '' for a visitor, undefined while it is not known who is
 * signed in.
 */
const talkOwner = (): string | undefined => owner()?.userId ?? (isOwnerAwaited() ? undefined : '')

/**
 * Reads the earlier conversation of this person with 小易, the oldest line first; an unreadable one is set aside. Kept
 * like answers that were read: 200 lines in the user's own database until the sign-out; a visitor's as long as the
 * tab. Price: a user who is signed out by an expired session begins anew.
 * @throws StorageProblem
 */
export async function readTalk(): Promise<Message[]> {
  const ownerId = talkOwner()
  if (ownerId === undefined) return []
  return resumed(
    ownerId ? ((await getRow(userDb(ownerId), 'meta', TALK, talk))?.messages ?? []) : tabMessages(),
  )
}

const tabMessages = (): Message[] => {
  const parsed = v.safeParse(visitorsTalk, textIn('sessionStorage', TALK))
  return parsed.success ? parsed.output.messages : []
}

let saving = Promise.resolve()

/**
 * Returns a function that saves the changes of a conversation on the device, in order, as long as the same person is
 * here; a later change is saved for nobody. Other tabs of the same person add to the same conversation.
 */
export function createTalkWriter(): (change: Change) => void {
  const ownerId = talkOwner()
  return (change) => {
    saving = saving
      .then(async () => {
        if (ownerId === undefined || talkOwner() !== ownerId) return
        if (ownerId) {
          // Saves on a page that is being left, too (`false`), because the user's text must not wait.
          await transact(userDb(ownerId), ['meta'], (stores) => add(stores.meta, change), false)
        } else if (deviceState.storage !== 'public') {
          const messages = conversation(tabMessages(), change)
          keepText('sessionStorage', TALK, JSON.stringify({ schema: SCHEMA, messages }))
        }
      })
      // Ignores a failure, which costs the history, never the answer.
      .catch(() => undefined)
  }
}

async function add(meta: IDBObjectStore, change: Change): Promise<void> {
  // Keeps a conversation from a newer version of the portal as it is.
  if (isNewer(await read(meta, TALK, anything), SCHEMA)) return
  const messages = conversation((await read(meta, TALK, talk))?.messages ?? [], change)
  meta.put({ schema: SCHEMA, messages }, TALK)
}

/**
 * Deletes the conversation, including the lines that are being saved.
 * @throws StorageProblem
 */
export async function forgetTalk(): Promise<void> {
  await saving
  await clearTalk()
}
