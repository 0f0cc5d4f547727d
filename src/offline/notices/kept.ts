import * as v from 'valibot'
import { getRow, shape } from '#offline/device/checked.ts'
import { DUE } from '#offline/marks.ts'
import { obligationKinds } from '#rules/standing/obligation.ts'
import type { Due } from './words.ts'

/** Choices about notifications on this device, by user; missing until the person was asked. */
export interface NoticeSettings {
  /** Tells when a submit has arrived or was refused. */
  results: boolean
  /** Tells of corrections and deadlines. */
  due: boolean
  /** Shows the number of 我的待办 on the icon. */
  badge: boolean
}

/** Keys in `meta` of a user's database: the choices, and the tags that were told. */
export const SETTINGS = 'notices'
export const TOLD = 'told'

const settings = shape<NoticeSettings>(
  v.object({ results: v.boolean(), due: v.boolean(), badge: v.boolean() }),
)
const words = v.exactOptional(v.string())
const dues = shape<Due[]>(
  v.array(
    v.object({
      ...{ id: v.string(), kind: v.picklist(obligationKinds), title: v.string(), date: words },
      ...{ loss: v.string(), link: v.string(), count: v.exactOptional(v.number()) },
    }),
  ),
)

/** Shape of the told tags, oldest first. */
export const tags = shape<string[]>(v.array(v.string()))

/** Returns the choices of a user; undefined if the person was not asked on this device. */
export const readSettings = (db: string): Promise<NoticeSettings | undefined> =>
  getRow(db, 'meta', SETTINGS, settings)

/** Returns what was due when a page last counted it, or the worker asked; without what waits to be sent. */
export const readDue = async (db: string): Promise<Due[]> => (await getRow(db, 'meta', DUE, dues)) ?? []
