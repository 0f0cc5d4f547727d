import { isoDay } from '#lib/dates.ts'
import { workdayTime } from './days.ts'
import type { PolicyRow } from './tables.ts'
import { isStandingTitle } from './titles.ts'

/** Maximum number of earlier versions of one document. */
const MAX_OLDER = 3
const DAY = 86_400_000
const YEAR = 365 * DAY

/**
 * Builds chains of versions. A revised or repealed policy becomes last year's version, or an earlier one, of a document
 * in force with the same theme; it takes over that document's title and publisher, and all versions list each other.
 * Changes the policies in place.
 */
export function chainVersions(policies: readonly PolicyRow[]): void {
  const titles = new Set(policies.map((one) => one.title))
  const numbers = new Set(policies.map((one) => one.docNumber))
  for (const theme of new Set(policies.map((one) => one.theme))) {
    const sameTheme = policies.filter((one) => one.theme === theme)
    // A call is not revised: the next one is a document of its own.
    const chains = sameTheme
      .filter((one) => one.validity === '有效' && isStandingTitle(one.title))
      .map((head) => [head])
    for (const candidate of sameTheme) {
      if (candidate.validity !== '已修订' && candidate.validity !== '废止') continue
      const chain = chains.find((one) => one.length <= MAX_OLDER && !titles.has(titleBefore(one)))
      if (!chain) {
        if (!isStandingTitle(candidate.title)) candidate.validity = '失效'
        continue
      }
      titles.add(titleBefore(chain))
      Object.assign(candidate, versionBefore(chain, candidate, numbers))
      chain.push(candidate)
    }
    for (const chain of chains) if (chain.length > 1) linkVersions(chain.toReversed())
  }
}

const yearOf = (iso: string) => isoDay(iso).slice(0, 4)
/** Returns the same moment so many years earlier. */
const yearsBefore = (iso: string, years = 1) => new Date(Date.parse(iso) - years * YEAR).toISOString()

/** Returns a time on that day or the next working day, on which offices publish. */
const workdayFrom = (iso: string) => workdayTime(Date.parse(iso) - DAY, 1)

/** Returns the title of the next earlier version of a chain, which begins with the version in force. */
function titleBefore(chain: readonly PolicyRow[]): string {
  const { title, publishDate } = chain[0]!
  return title.replaceAll(yearOf(publishDate), yearOf(yearsBefore(publishDate, chain.length)))
}

/**
 * Returns the fields that a document takes over as the next earlier version of a chain: all but its amounts and its
 * number.
 */
function versionBefore(
  chain: readonly PolicyRow[],
  candidate: PolicyRow,
  numbers: Set<string>,
): Partial<PolicyRow> {
  const head = chain[0]!
  const { level, region, departments, contactOrg, contactPhone, isRolling } = head
  const [publishDate, effectiveDate] = [head.publishDate, head.effectiveDate].map((one) =>
    workdayFrom(yearsBefore(one, chain.length)),
  )
  const [applyStart, applyEnd] = [head.applyStart, head.applyEnd].map(
    (one) => one && yearsBefore(one, chain.length),
  )
  let number = Number(/\d+(?=号$)/.exec(candidate.docNumber)?.[0] ?? '1')
  const docNumber = () =>
    head.docNumber.replace(/〔\d+〕\d+号$/, `〔${yearOf(publishDate!)}〕${String(number)}号`)
  while (numbers.has(docNumber())) number += 1
  numbers.add(docNumber())
  return {
    title: titleBefore(chain),
    docNumber: docNumber(),
    ...{ level, region, departments, contactOrg, contactPhone, isRolling },
    ...{ publishDate: publishDate!, createTime: publishDate!, updateTime: publishDate! },
    effectiveDate: effectiveDate!,
    applyStart,
    applyEnd,
    batches: head.batches.map((one) => ({
      ...one,
      applyStart: yearsBefore(one.applyStart, chain.length),
      applyEnd: yearsBefore(one.applyEnd, chain.length),
    })),
  }
}

const changes = ['调整支持标准和申报条件', '简化申报材料，压缩办理时限', '扩大支持范围，明确兑付期限']

/** Writes the whole history, oldest first, into every version. */
function linkVersions(versions: readonly PolicyRow[]): void {
  const history = versions.map((one, at) => ({
    date: one.publishDate,
    note: at === 0 ? `首次印发，${one.docNumber}` : `${changes[at % changes.length]!}，${one.docNumber}`,
    policyId: one.id,
  }))
  versions.forEach((one, at) => {
    const next = versions[at + 1]
    one.revisions = history
    if (next) {
      one.supersededBy = next.id
      one.expireDate = next.effectiveDate
    }
  })
}
