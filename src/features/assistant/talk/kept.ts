import * as v from 'valibot'
import { announce } from '#offline/channel.ts'
import { getRow, isNewer, anything, read, shape } from '#offline/device/checked.ts'
import { userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { owner } from '#offline/owner.ts'

/** Says where the user's own database keeps it, in `meta`. */
const KEY = 'talks'
/** Raised when what is kept could no longer be understood. */
const SCHEMA = 1

const Kept = v.object({
  schema: v.literal(SCHEMA),
  /** Says how many messages of the city's people were seen of each conversation, by its id. */
  seen: v.record(v.string(), v.number()),
  /** Words that were typed and not sent, by the conversation's name. */
  typed: v.record(v.string(), v.string()),
})
type Kept = v.InferOutput<typeof Kept>
const kept = shape(Kept, SCHEMA)
const none: Kept = { schema: SCHEMA, seen: {}, typed: {} }

/** Reads what this device keeps of the conversations of who is signed in; nothing of a visitor. @throws StorageProblem */
export async function readTalks(): Promise<Pick<Kept, 'seen' | 'typed'>> {
  const who = owner()
  return (who && (await getRow(userDb(who.userId), 'meta', KEY, kept))) ?? none
}

let writing = Promise.resolve()

/** Changes it for who is signed in, one change after the other; a device that cannot keep it costs nothing else. */
function change(edit: (before: Kept) => Kept): Promise<void> {
  const who = owner()
  if (!who) return Promise.resolve()
  writing = writing
    .then(() =>
      transact(
        userDb(who.userId),
        ['meta'],
        async ({ meta }) => {
          // What a newer version of the portal has kept is not ours to write over.
          if (isNewer(await read(meta, KEY, anything), SCHEMA)) return
          meta.put(edit((await read(meta, KEY, kept)) ?? none), KEY)
        },
        false,
      ),
    )
    .catch(() => undefined)
  return writing
}

/** Notes that so many messages of a conversation were seen, and tells every tab. */
export async function noteSeen(id: string, count: number): Promise<void> {
  await change((before) => ({
    ...before,
    seen: { ...before.seen, [id]: Math.max(count, before.seen[id] ?? 0) },
  }))
  announce({ type: 'seen' })
}

/** Keeps what is typed in a conversation for after the tab is closed; '' forgets it. */
export const keepTypedWords = (name: string, words: string): Promise<void> =>
  change((before) => {
    const { [name]: _, ...typed } = before.typed
    return { ...before, typed: words ? { ...typed, [name]: words } : typed }
  })
