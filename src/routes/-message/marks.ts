import { type Message, message } from '#api/message.ts'
import { send } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** Names the record of a mark: marks of one message, of one type, of all go on each by itself. */
const record = (marked: string) => `message:${marked}`

/** Marks a message read that was opened without a network; it is sent when there is one. */
export async function markOne({ id, title }: Pick<Message, 'id' | 'title'>): Promise<void> {
  const options = { title: `消息已读：${title}`, record: record(id) }
  await send(message.readAll, { body: { ids: [id] } }, options).catch(failed)
}

/** Marks the messages read that the list knew as unread, now or when there is a network: what comes meanwhile stays unread. */
export async function markAll(type: Message['type'] | undefined, ids: string[]): Promise<void> {
  const title = `${String(ids.length)} 条${type ?? ''}消息标为已读`
  await send(message.readAll, { body: { ids } }, { title, record: record(type ?? 'all') }).catch(failed)
}

const failed = (error: unknown) => showToast(storageProblem(error).message)
