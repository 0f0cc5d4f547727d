/** Facts of an answer on which a caller can rely. */
interface Verdict {
  status: number
  refused: boolean
  fields: string[]
  /** Message of a refusal; '' for a success. */
  words: string
  /** Defects of the refusal itself. */
  faults: string[]
}

/** Latin words that are common in Chinese text. */
const allowedLatin = /JSON|PDF|Word|Excel|JPG|PNG|ZIP|MB|api|http:\/\/|https:\/\//g

/** Reads an answer and checks its refusal: in Chinese, short, in the envelope, and never a server error. */
export async function judgeReply(reply: Response): Promise<Verdict> {
  const { status } = reply
  if (reply.headers.has('content-disposition'))
    return { status, refused: false, fields: [], words: '', faults: [] }
  const text = await reply.text()
  const envelope = readEnvelope(text)
  if (!envelope)
    return { status, refused: true, fields: [], words: text.slice(0, 200), faults: ['no envelope'] }
  const { returnCode, data } = envelope
  const refused = status !== 200 || !returnCode.startsWith('200')
  if (!refused) return { status, refused, fields: [], words: '', faults: [] }
  const fieldErrors = Array.isArray(data) ? (data as { field: string; errorMessage: string }[]) : []
  const messages = fieldErrors.length ? fieldErrors.map((one) => one.errorMessage) : [wordsOf(data)]
  const faults = [
    status >= 500 && `status ${String(status)}`,
    ...messages.map((one) => /[A-Za-z]/.test(one.replace(allowedLatin, '')) && 'Latin words'),
    messages.some((one) => !one || one.length > 200) && 'too long or empty',
  ].filter((one) => one !== false)
  return {
    status,
    refused,
    fields: fieldErrors.map((one) => one.field),
    words: messages.join('；').slice(0, 300),
    faults,
  }
}

function readEnvelope(text: string): { returnCode: string; data: unknown } | undefined {
  try {
    const parsed = JSON.parse(text) as { returnCode?: unknown; data?: unknown }
    return typeof parsed.returnCode === 'string'
      ? { returnCode: parsed.returnCode, data: parsed.data }
      : undefined
  } catch {
    return undefined
  }
}

const wordsOf = (data: unknown): string => {
  if (typeof data === 'string') return data
  return typeof data === 'object' && data && 'errorMessage' in data ? String(data.errorMessage) : ''
}
