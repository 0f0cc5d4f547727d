import type { Data, Endpoint } from '#api/call/endpoint.ts'
import type { Receipt } from '#offline/outbox/item.ts'
import type { Target } from '#ui/link.ts'

/** Outcome of a submission that the city has received, from the city's answer. */
export interface Finish {
  /** Facts of its course: who has it, until when, what comes next, what the enterprise must do; empty values are left out. */
  facts: [label: string, value: string | undefined][]
  /** Page of the record (查看进度). */
  record?: Target
  /** Downloads the city's receipt (下载回执), where it gives one. */
  saveReceipt?: () => void
}

/** End of an area's submissions, in its words. */
export interface Ending {
  /** Name of the number that the city gives: 申报编号. Missing for records without one. */
  number?: string
  /** Facts that are known only once it has been sent: 申报编号、当前处理单位和办理时限. */
  later: string
  /** List that contains the record afterwards: 我的申报. */
  mine: { label: string; link: Target }
  /** Reads the outcome from the receipt. */
  finishOf: (receipt: Receipt) => Finish
}

/** Returns the answer of a receipt; undefined where an older portal has stored it in another shape. */
export function answerIn<E extends Endpoint>(
  { answer: schema }: E,
  { answer }: Pick<Receipt, 'answer'>,
): Data<E> | undefined {
  const read = schema === 'blob' ? undefined : schema['~standard'].validate(answer)
  return !read || read instanceof Promise || read.issues ? undefined : read.value
}
