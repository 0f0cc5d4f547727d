import type { AppealRow } from './data.ts'

/** 138****0001 */
const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}/, '$1****')

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

/** The line of an appeal in the public list; what is not public says its kind instead of its title. */
export const publicView = (row: AppealRow): AppealRow => ({
  ...masked(row),
  title: row.isPublic ? row.title : `${row.category}类${row.type}（未公开）`,
})
