import { masked as maskedPhone } from '#mocks/docking/rules.ts'
import type { AppealRow } from './tables.ts'

/** 林** */
const maskedName = (name: string): string => [...name].map((sign, at) => (at === 0 ? sign : '*')).join('')

/** An appeal as others may read it: who asked is hidden, and the files with it. */
export const masked = (row: AppealRow): AppealRow => ({
  ...row,
  enId: '',
  enName: undefined,
  contactName: maskedName(row.contactName),
  contactPhone: maskedPhone(row.contactPhone),
  attachments: [],
})

/** How far an appeal is, for whoever names its phone: nothing of it says who asked or what. */
export const progressOf = ({ appealNo, category, state, dueDate }: AppealRow) => ({
  appealNo,
  category,
  state,
  dueDate,
})
