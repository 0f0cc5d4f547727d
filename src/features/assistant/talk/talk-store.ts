import * as v from 'valibot'
import { announce } from '#offline/channel.ts'
import { getRow, isNewer, anything, read, shape } from '#offline/device/checked.ts'
import { userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { owner } from '#offline/owner.ts'

/** Key of the row in `meta` of the user's own database. */
const KEY = 'talks'
/** Version of the row; raised when an earlier one can no longer be read. */
const SCHEMA = 1

const TalkRow = v.object({
  schema: v.literal(SCHEMA),
  /** Number of seen messages of the city's staff, by the id of the conversation. */
  seen: v.record(v.string(), v.number()),
  /** Texts that were typed and not sent, by the name of the conversation. */
  typed: v.record(v.string(), v.string()),
})
type TalkRow = v.InferOutput<typeof TalkRow>
const rowShape = shape(TalkRow, SCHEMA)
const emptyRow: TalkRow = { schema: SCHEMA, seen: {}, typed: {} }

/**
 * Reads the seen counts and typed texts of the signed-in user; a visitor has none.
 * @throws StorageProblem
 */
export async function readTalks(): Promise<Pick<TalkRow, 'seen' | 'typed'>> {
  const who = owner()
  return (who && (await getRow(userDb(who.userId), 'meta', KEY, rowShape))) ?? emptyRow
}

let writing = Promise.resolve()

/**
 * Changes the row of the signed-in user, one change after the other. A failure is ignored, because nothing else
 * depends on the row.
 */
function change(edit: (before: TalkRow) => TalkRow): Promise<void> {
  const who = owner()
  if (!who) return Promise.resolve()
  writing = writing
    .then(() =>
      transact(
        userDb(who.userId),
        ['meta'],
        async ({ meta }) => {
          // Keeps a row from a newer version of the portal as it is.
          if (isNewer(await read(meta, KEY, anything), SCHEMA)) return
          meta.put(edit((await read(meta, KEY, rowShape)) ?? emptyRow), KEY)
        },
        false,
      ),
    )
    .catch(() => undefined)
  return writing
}

/** Saves the number of seen messages of a conversation and notifies every tab. */
export async function noteSeen(id: string, count: number): Promise<void> {
  await change((before) => ({
    ...before,
    seen: { ...before.seen, [id]: Math.max(count, before.seen[id] ?? 0) },
  }))
  announce({ type: 'seen' })
}

/** Keeps the typed text of a conversation after the tab is closed; '' removes it. */
export const keepTypedWords = (name: string, words: string): Promise<void> =>
  change((before) => {
    const { [name]: _, ...typed } = before.typed
    return { ...before, typed: words ? { ...typed, [name]: words } : typed }
  })
