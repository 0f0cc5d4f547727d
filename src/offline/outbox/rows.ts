import * as v from 'valibot'
import { safeHref } from '#lib/safe-href.ts'
import { shape } from '#offline/device/checked.ts'
import { type Draft, ITEM_SCHEMA, type OutboxItem, type Receipt, type ReceiptNo } from './item.ts'

const text = v.string()
const number = v.number()
const ReceiptNumber = v.custom<ReceiptNo>((one) => typeof one === 'number')
const unknown = v.exactOptional(v.unknown())
const words = v.exactOptional(text)
const problems = v.exactOptional(v.array(v.object({ field: text, errorMessage: text })))
const file = { fileId: text, name: text, size: number, type: text }

/** Shape of a stored or exported draft; `href` must be a path of this site. */
export const DraftRow = v.object({
  key: v.object({ form: text, record: text }),
  enId: text,
  values: v.unknown(),
  schema: number,
  title: text,
  href: v.pipe(
    text,
    v.check((href) => safeHref(href)?.startsWith('/') ?? false),
  ),
  files: v.array(v.object(file)),
  base: unknown,
  asOf: v.exactOptional(ReceiptNumber),
  takenOut: unknown,
  problems,
  reason: words,
  savedAt: text,
}) satisfies v.GenericSchema<Draft>

/** Shape of drafts; `schema` is the form's version, and the form rejects versions that it cannot use. */
export const drafts = shape<Draft>(DraftRow, Infinity)

/** Shape of outbox items. */
export const items = shape<OutboxItem>(
  v.object({
    schema: number,
    seq: number,
    id: text,
    userId: text,
    enId: text,
    record: text,
    endpoint: text,
    input: v.object({ params: v.optional(v.record(text, text)), query: unknown, body: unknown }),
    title: text,
    files: v.array(v.object({ ...file, serverPath: words, sent: v.exactOptional(number) })),
    state: v.picklist(['waiting', 'held', 'conflict']),
    createdAt: text,
    attempts: number,
    unreadable: v.exactOptional(number),
    nextTry: number,
    notBefore: number,
    print: words,
    claimed: v.exactOptional(v.boolean()),
    mayBeThere: v.exactOptional(v.boolean()),
    reason: words,
    problems,
    draft: v.exactOptional(DraftRow),
    current: unknown,
    base: unknown,
    until: v.exactOptional(v.object({ deed: text, at: text })),
    labels: v.exactOptional(v.record(text, text)),
    amounts: v.exactOptional(v.array(text)),
  }),
  ITEM_SCHEMA,
)

/** Shape of receipts. */
export const receipts = shape<Receipt>(
  v.object({
    id: text,
    title: text,
    record: text,
    enId: text,
    endpoint: text,
    no: words,
    print: words,
    time: text,
    seq: v.exactOptional(ReceiptNumber),
    answer: v.unknown(),
  }),
)

/** Shape of a counter in `meta`. */
export const counts = shape<number>(v.pipe(number, v.safeInteger(), v.minValue(0)))
