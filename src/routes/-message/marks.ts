import { type Message, message } from '#api/message.ts'
import { send } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Returns the outbox record key of a mark: a message, a type, and all messages have a key each, so that their
 * marks do not queue behind each other.
 */
const record = (marked: string) => `message:${marked}`

/** Marks messages of one thread read, now or when there is a network; `newest` names the mark. */
export async function markThread(
  { id, title }: Pick<Message, 'id' | 'title'>,
  unread: readonly Pick<Message, 'id'>[],
): Promise<void> {
  const options = { title: `消息已读：${title}`, record: record(id) }
  await send(message.readAll, { body: { ids: unread.map((one) => one.id) } }, options).catch(failed)
}

/**
 * Marks the given messages read, now or when there is a network. Sends ids, so that messages that arrive
 * meanwhile stay unread.
 */
export async function markAll(type: Message['type'] | undefined, ids: string[]): Promise<void> {
  const title = `${String(ids.length)} 条${type ?? ''}消息标为已读`
  await send(message.readAll, { body: { ids } }, { title, record: record(type ?? 'all') }).catch(failed)
}

const failed = (error: unknown) => showToast(storageProblem(error).message)
