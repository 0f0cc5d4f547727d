import { base64, fromBase64 } from './bytes.ts'
import type { JournalEntry } from './city.ts'
import { limits } from './limits.ts'
import type { CallDetail, KeptBody } from './recording.ts'

/** Reads the parts of a request that the journal keeps; called before its body is read. */
export async function requestDetail(request: Request): Promise<CallDetail> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const contentType = request.headers.get('content-type') ?? undefined
  const sent = request.method === 'GET' || !request.body ? undefined : await sentBody(request)
  return { search: new URL(request.url).search, token, contentType, sent }
}

/** Keeps the body of a request whole, or only its size where it is too large to be played again. */
async function sentBody(request: Request): Promise<KeptBody> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limits.sentBody.bytes)
    return { text: '', isBinary: false, bytes: announced, isWhole: false }
  const kept = keptOf(new Uint8Array(await request.clone().arrayBuffer()), limits.sentBody.bytes)
  return kept.isWhole ? kept : { ...kept, text: '' }
}

/** Keeps the beginning of an answer; of a file only its size. */
export async function answerBody(reply: Response): Promise<KeptBody | undefined> {
  if (reply.type === 'error') return undefined
  if (!reply.headers.get('content-type')?.includes('json')) {
    const bytes = Number(reply.headers.get('content-length') ?? 0)
    return { text: '', isBinary: false, bytes, isWhole: false }
  }
  return keptOf(new Uint8Array(await reply.clone().arrayBuffer()), limits.answerBody.bytes)
}

function keptOf(bytes: Uint8Array, most: number): KeptBody {
  const part = bytes.subarray(0, most)
  const isWhole = part.length === bytes.length
  const text = new TextDecoder().decode(part)
  const isBinary = isWhole && text.includes('\uFFFD')
  return { text: isBinary ? base64(part) : text, isBinary, bytes: bytes.length, isWhole }
}

/** Returns the bytes of a kept body. */
export const bytesIn = ({ text, isBinary }: KeptBody): Uint8Array<ArrayBuffer> =>
  isBinary ? fromBase64(text) : new TextEncoder().encode(text)

/** Returns true for a call that changed the world, or took ids and tokens from it. */
export const hasChanged = ({ effect, detail }: Pick<JournalEntry, 'effect' | 'detail'>): boolean => {
  const { changes = [], drawn = [] } = detail?.recording ?? {}
  return effect || changes.length + drawn.length > 0
}

/** Estimates the bytes of a journal entry from its texts of variable length, at two bytes a character. */
export const sizeOfEntry = ({
  path,
  enId,
  idempotencyKey = '',
  detail,
}: Omit<JournalEntry, 'seq'>): number => {
  const { search = '', token = '', contentType = '', sent, answered, recording } = detail ?? {}
  const changed = recording?.changes.length ? JSON.stringify(recording.changes).length : 0
  const texts = [
    path,
    enId,
    idempotencyKey,
    search,
    token,
    contentType,
    sent?.text ?? '',
    answered?.text ?? '',
  ]
  return 300 + 2 * (changed + texts.reduce((sum, text) => sum + text.length, 0))
}
