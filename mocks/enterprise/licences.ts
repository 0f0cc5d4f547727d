import type { Licence } from '#api/enterprise.ts'
import { dateText, isoDay } from '#lib/dates.ts'
import { type HeldPaper, isExpired } from '#rules/standing/papers.ts'
import type { LicenceKind } from '#rules/standing/licence-kinds.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import { randomOf } from '#mocks/random.ts'
import type { World } from '#mocks/city.ts'
import type { EnterpriseRow } from './tables.ts'

/** Uploader of the files that the city itself holds of an enterprise. */
export const CITY = 'city'

/** Days for which a statement about the last months holds. */
const STATEMENT_DAYS = 90
const DAY = 86_400_000

/** Entry of a register, from which its licence is made. */
type Entry = Omit<Licence, 'file'>

/**
 * Returns the licences that the city holds of an enterprise, each with a file that can be downloaded; a certificate of a
 * title lasts three years, and the one before it stays on record.
 */
export function licencesOf(world: World, row: EnterpriseRow): Licence[] {
  return entriesOf(row, world.iso()).map((entry) => ({ ...entry, file: fileOf(world, row, entry) }))
}

function entriesOf(row: EnterpriseRow, now: string): Entry[] {
  const year = Number(isoDay(now).slice(0, 4))
  const month = isoDay(now).slice(0, 7)
  const digits = (kind: LicenceKind, count: number) => {
    const random = randomOf(`${row.enId}:${kind}`)
    return Array.from({ length: count }, () => String(random.whole(0, 9))).join('')
  }
  const has = (key: string) =>
    row.facts.some((fact) => fact.key === key && fact.value !== false && fact.value !== 0)
  const titled = (kind: LicenceKind, sign: string, issuedBy: string, issued: number): Entry => ({
    ...{ kind, number: `${sign}${String(issued)}37${digits(kind, 6)}`, issuedBy },
    issueDate: `${String(issued)}-12-07`,
    validUntil: `${String(issued + 3)}-12-06`,
  })
  const issuer = '省科学技术厅、省财政厅、省税务局'
  return [
    {
      kind: '营业执照',
      number: row.creditCode,
      issuedBy: '市市场监管局',
      issueDate: `${String(row.foundedYear)}-03-18`,
    },
    ...(has('highTech')
      ? [
          titled('高新技术企业证书', 'GR', issuer, year - 1),
          titled('高新技术企业证书', 'GR', issuer, year - 4),
        ]
      : []),
    ...(has('srdi') ? [titled('专精特新中小企业证书', 'ZJTX', '省工业和信息化厅', year - 2)] : []),
    ...(has('tax')
      ? [
          {
            kind: '纳税证明' as const,
            number: `（${String(year)}）税证明${digits('纳税证明', 8)}`,
            issuedBy: '市税务局',
            issueDate: `${String(year)}-02-10`,
            validUntil: `${String(year)}-12-31`,
          },
        ]
      : []),
    ...(has('socialInsurance')
      ? [
          {
            kind: '社保缴纳证明' as const,
            number: `SB${month.replace('-', '')}${digits('社保缴纳证明', 8)}`,
            issuedBy: '市人社局',
            issueDate: `${month}-01`,
            validUntil: isoDay(Date.parse(`${month}-01`) + STATEMENT_DAYS * DAY),
          },
        ]
      : []),
  ]
}

function fileOf(world: World, row: EnterpriseRow, { kind, number, issuedBy, issueDate, validUntil }: Entry) {
  const lines = [
    `企业名称：${row.enName}`,
    `统一社会信用代码：${row.creditCode}`,
    `证照编号：${number}`,
    `发证机关：${issuedBy}`,
    `发证日期：${dateText(issueDate)}`,
    validUntil ? `有效期至：${dateText(validUntil)}` : '有效期：长期',
    '本电子证照由市平台电子证照库出具，与纸质证照具有同等效力。',
  ]
  return seedFile(world, {
    fileName: `${kind}-${number}.pdf`,
    lines,
    userId: CITY,
    enId: row.enId,
  })
}

/** Returns the expired licence that a file shows; undefined for any other file. */
export const expiredLicence = (
  world: World,
  enId: string,
  filePath: string,
): Pick<HeldPaper, 'validUntil'> | undefined =>
  licencesOf(world, world.db.enterprise.get(enId, '企业')).find(
    (one) => one.file.filePath === filePath && isExpired(one, world.now()),
  )
