import { type Message, message } from '#api/message.ts'
import { send } from '#offline/outbox/outbox.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** Marks of one message, of one type, of all: each goes on by itself. */
const record = (what: string) => `message:${what}`

/** Marks a message read that was opened without a network; it is sent when there is one. */
export async function markOne({ id, type, title }: Message): Promise<void> {
  const options = { title: `消息已读：${title}`, record: record(id) }
  await send(message.readAll, { body: { type, ids: [id] } }, options).catch(failed)
}

/** Marks all messages read, or all of one type, now or when there is a network. */
export async function markAll(type: Message['type'] | undefined): Promise<void> {
  const options = { title: `${type ?? '全部'}消息标为已读`, record: record(type ?? 'all') }
  await send(message.readAll, { body: type ? { type } : {} }, options).catch(failed)
}

const failed = (error: unknown) => showToast(storageProblem(error).message)
