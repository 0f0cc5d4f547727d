import { cityNow } from '#lib/clock.ts'
import { dateText, dayText, isoDay, type Moment } from '#lib/dates.ts'
import type { LicenceKind } from './licence-kinds.ts'
import { holdOf, kindsOf } from './paper-kinds.ts'

/** File at the city. */
interface File {
  filePath: string
  fileName: string
  /** Bytes. */
  size: number
  type: string
}

/** Part of an enterprise's record that tells which papers it has: licences of the city, and what it handed in. */
export interface PaperSources {
  licences?: readonly {
    kind: LicenceKind
    number: string
    issuedBy: string
    issueDate: string
    validUntil?: string
    file: File
  }[]
  handedIn?: readonly {
    itemId: string
    itemName: string
    submitTime: string
    materials: readonly (File & { name: string; returned?: boolean })[]
  }[]
}

/** Paper that the city has of an enterprise (材料库). Dates are ISO. */
export interface HeldPaper {
  /** Name of the licence, or of the material as which the paper was handed in. */
  name: string
  /** True for a licence that the city holds (电子证照). */
  isLicence: boolean
  number?: string
  issuedBy?: string
  /** Day of issue, or time of the last handing in. */
  date: string
  /** Last day on which it holds; missing for one that holds for good. */
  validUntil?: string
  /** Items for which it was handed in, the last one first. */
  uses: readonly { itemId: string; itemName: string; date: string }[]
  /** True for one that serves its own item alone. */
  isBound: boolean
  /** True for one that the city returned. */
  isReturned: boolean
  file: File
}

/** Material that an item asks for. */
interface Asked {
  name: string
  accept: readonly string[]
  maxSizeMb: number
}

/** Days for which a paper about the last months holds. */
const MONTHS_DAYS = 90
const DAY = 86_400_000

/** Returns the last day on which a paper that was handed in at this time holds; undefined for one that holds for good. */
function lastDayOf(name: string, date: string): string | undefined {
  const hold = holdOf(name)
  if (hold === 'year') return `${isoDay(date).slice(0, 4)}-12-31`
  return hold === 'months' ? isoDay(new Date(date).getTime() + MONTHS_DAYS * DAY) : undefined
}

/**
 * Returns all papers that the city has of an enterprise: licences first, then papers handed in, the newest first. A file
 * that was handed in several times is one paper with several uses.
 */
export function heldPapers({ licences = [], handedIn = [] }: PaperSources): HeldPaper[] {
  const sent = handedIn
    .flatMap(({ itemId, itemName, submitTime, materials }) =>
      materials.map(({ name, returned = false, ...file }) => ({
        ...{ name, returned, file },
        use: { itemId, itemName, date: submitTime },
      })),
    )
    .sort((a, b) => b.use.date.localeCompare(a.use.date))
  const byFile = new Map<string, HeldPaper>()
  for (const { name, returned, file, use } of sent) {
    const key = `${name} ${file.filePath}`
    const before = byFile.get(key)
    const validUntil = lastDayOf(name, use.date)
    byFile.set(
      key,
      before
        ? { ...before, uses: [...before.uses, use], isReturned: before.isReturned || returned }
        : {
            ...{ name, date: use.date, uses: [use], file, isLicence: false, isReturned: returned },
            isBound: holdOf(name) === 'item',
            ...(validUntil ? { validUntil } : {}),
          },
    )
  }
  const certificates = licences.map(({ kind, issueDate, ...rest }): HeldPaper => {
    const uses = sent.filter(({ file }) => file.filePath === rest.file.filePath).map(({ use }) => use)
    return { ...rest, name: kind, date: issueDate, uses, isLicence: true, isBound: false, isReturned: false }
  })
  const licensed = new Set(licences.map(({ file }) => file.filePath))
  return [...certificates, ...[...byFile.values()].filter(({ file }) => !licensed.has(file.filePath))]
}

/** Returns true if a paper no longer holds at `now`; it holds on its last day. */
export const isExpired = ({ validUntil }: Pick<HeldPaper, 'validUntil'>, now: Moment = cityNow()): boolean =>
  validUntil !== undefined && isoDay(validUntil) < isoDay(now)

/**
 * Returns the papers that may be handed in as a material, the licences first, then the newest: the names agree or mean
 * one and the same kind, the file fits the rules of the material, and the paper holds, was not returned, and serves more
 * than its own item. An expired paper stays in the 材料库, but is not among them.
 */
export function fittingPapers(
  papers: readonly HeldPaper[],
  asked: Asked,
  itemId: string,
  now: Moment = cityNow(),
): HeldPaper[] {
  const kinds = kindsOf(asked.name)
  const fitsName = ({ name, isLicence }: HeldPaper) => {
    if (name === asked.name) return true
    // Takes a licence for a name of several kinds (资质认定文件), but no earlier paper, whose kind that name leaves open.
    const own = isLicence ? [name] : kindsOf(name)
    return own.length === 1 && kinds.includes(own[0]!) && (isLicence || kinds.length === 1)
  }
  const fitsFile = ({ fileName, size }: File) =>
    (asked.accept.length === 0 || asked.accept.includes(fileName.split('.').at(-1)!.toLowerCase())) &&
    size <= asked.maxSizeMb * 1_048_576
  return papers.filter(
    (one) =>
      fitsName(one) &&
      fitsFile(one.file) &&
      !one.isReturned &&
      !isExpired(one, now) &&
      (!one.isBound || one.uses.some((use) => use.itemId === itemId)),
  )
}

/** Returns how long a paper holds: 有效至 2027年3月31日, 2025年12月31日已过期, 长期有效, 仅用于原申报项目. */
export function validityText(
  paper: Pick<HeldPaper, 'validUntil' | 'isBound'>,
  now: Moment = cityNow(),
): string {
  if (paper.isBound) return '仅用于原申报项目'
  if (!paper.validUntil) return '长期有效'
  return isExpired(paper, now)
    ? `${dateText(paper.validUntil)}已过期`
    : `有效至 ${dateText(paper.validUntil)}`
}

/**
 * Returns an offer in words: 营业执照 · 电子证照 · 长期有效, 审计报告 · 10月27日 用于“…” · 有效至 2026年12月31日. Names the use for
 * the item itself if there was one, else the last one.
 */
export function offerText(paper: HeldPaper, itemId: string, now: Moment = cityNow()): string {
  const use = paper.uses.find((one) => one.itemId === itemId) ?? paper.uses[0]
  const origin = paper.isLicence
    ? '电子证照'
    : `${dayText(use?.date ?? paper.date, now)} 用于“${use?.itemName ?? ''}”`
  return [paper.name, origin, validityText(paper, now)].join(' · ')
}
