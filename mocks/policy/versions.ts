import { isoDay } from '#lib/dates.ts'
import type { PolicyRow } from './tables.ts'

/** The most earlier versions that one document has. */
const MOST_OLDER = 3
const YEAR = 365 * 86_400_000

/**
 * Makes chains of versions: what was revised or repealed becomes last year's version of a document of the same theme
 * that is in force, or the version before that. It takes over the name and the publisher, and all know of each other.
 */
export function chainVersions(policies: readonly PolicyRow[]): void {
  const titles = new Set(policies.map((one) => one.title))
  for (const theme of new Set(policies.map((one) => one.theme))) {
    const kin = policies.filter((one) => one.theme === theme)
    const chains = kin.filter((one) => one.validity === '有效').map((head) => [head])
    for (const old of kin) {
      if (old.validity !== '已修订' && old.validity !== '废止') continue
      const chain = chains.find((one) => one.length <= MOST_OLDER && !titles.has(titleBefore(one)))
      if (!chain) continue
      titles.add(titleBefore(chain))
      Object.assign(old, versionBefore(chain, old))
      chain.push(old)
    }
    for (const chain of chains) if (chain.length > 1) record(chain.toReversed())
  }
}

const yearOf = (iso: string) => isoDay(iso).slice(0, 4)
/** The same moment so many years before. */
const before = (iso: string, years = 1) => new Date(Date.parse(iso) - years * YEAR).toISOString()

/** The title of the version before the last of a chain, which begins with the one in force. */
function titleBefore(chain: readonly PolicyRow[]): string {
  const { title, publishDate } = chain[0]!
  return title.replaceAll(yearOf(publishDate), yearOf(before(publishDate, chain.length)))
}

/** What a document takes over as the version before the last of a chain: all but its amounts and its number. */
function versionBefore(chain: readonly PolicyRow[], old: PolicyRow): Partial<PolicyRow> {
  const head = chain[0]!
  const { level, region, departments, contactOrg, contactPhone, isRolling } = head
  const [publishDate, effectiveDate] = [head.publishDate, head.effectiveDate].map((one) =>
    before(one, chain.length),
  )
  const [applyStart, applyEnd] = [head.applyStart, head.applyEnd].map(
    (one) => one && before(one, chain.length),
  )
  const number = /\d+(?=号$)/.exec(old.docNumber)?.[0] ?? '1'
  return {
    title: titleBefore(chain),
    docNumber: head.docNumber.replace(/〔\d+〕\d+号$/, `〔${yearOf(publishDate!)}〕${number}号`),
    ...{ level, region, departments, contactOrg, contactPhone, isRolling },
    ...{ publishDate: publishDate!, createTime: publishDate!, updateTime: publishDate! },
    effectiveDate: effectiveDate!,
    applyStart,
    applyEnd,
    batches: head.batches.map((one) => ({
      ...one,
      applyStart: before(one.applyStart, chain.length),
      applyEnd: before(one.applyEnd, chain.length),
    })),
  }
}

const changes = ['调整支持标准和申报条件', '简化申报材料，压缩办理时限', '扩大支持范围，明确兑付期限']

/** Writes the whole history, the oldest first, into every version of it. */
function record(versions: readonly PolicyRow[]): void {
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
