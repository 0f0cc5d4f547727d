import type { AuditRecord } from '#api/audit.ts'
import type { Actor } from '#rules/states.ts'
import type { Told } from '#mocks/message/tell.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { Table } from '#mocks/table.ts'
import type { World } from '#mocks/city.ts'
import { moveRecord, type RecordKind, type Written } from './move.ts'

/** A record that its owner publishes and the city audits: a demand, a supply, a listing, a service, a provider. */
export interface Audited {
  id: string
  enId: string
  userId: string
  createTime: string
  updateTime: string
  version: number
  status: string
  audits: AuditRecord[]
  /** What of it is public while an edit waits or was sent back. */
  approved?: object
}

/** What a step writes on such a record. */
interface AuditedStep<State> extends Written<State> {
  version: number
  audits: AuditRecord[]
}

/** How one kind of them is audited and moved. */
export interface AuditedKind<Row extends Audited> extends Pick<
  RecordKind<Row, Row['status']>,
  'lifecycle' | 'stateOf' | 'refusal' | 'others'
> {
  write: (world: World, id: string, step: AuditedStep<Row['status']>) => Row
  /** The row. @throws Refusal where there is none */
  find: (world: World, id: string) => Row
  /** What its id begins with. */
  prefix: string
  /** What a refusal calls it: 内容、产品、求购、服务. */
  nounOf: (row: Row) => string
  /** What a message calls it: 需求、产品、求购、机构. */
  titleOf: (row: Row) => string
  nameOf: (row: Row) => string | undefined
  /** What has happened to it when it was let through, as its message says: 已上架. */
  done: string
  /** The states on its way; `kept` is the one of a draft. */
  way: Record<'waits' | 'passed' | 'rejected', Row['status']> & { kept?: Row['status'] }
  /** Who audits it, as the record of its audits says. */
  auditor: string
  /** What its message is about, and where the owner finds it. */
  bizType: NonNullable<Told['bizType']>
  linkOf: (id: string) => string
  /** The record as its owner reads it. */
  view: (world: World, row: Row) => object
}

/** What is said of a record that was not let through, where the auditor wrote nothing. */
const REJECTED = '内容不符合发布要求，请修改后重新提交'

/** What its owner reads of an audit; `reason` where it was not let through. */
export const toldOfAudit = <Row extends Audited>(
  { bizType, linkOf, titleOf, nameOf, done }: AuditedKind<Row>,
  row: Row,
  reason: string | undefined,
): Told => ({
  type: '审核',
  title: `${titleOf(row)}${reason ? '未通过审核' : '已通过审核'}`,
  content: `“${nameOf(row) ?? ''}”${reason ? `已驳回：${reason}` : done}`,
  bizType,
  bizId: row.id,
  link: linkOf(row.id),
})

/** Moves a record of an audited kind; see {@link moveRecord}. */
export const moveAudited = <Row extends Audited>(
  world: World,
  kind: AuditedKind<Row>,
  row: Row,
  to: Row['status'],
  { by, reason, audits = row.audits }: { by: Actor; reason?: string; audits?: AuditRecord[] },
): Row => {
  const { way } = kind
  const moving: RecordKind<Row, Row['status']> = {
    ...kind,
    write: (_, { id, version }, written) =>
      kind.write(world, id, { ...written, version: version + 1, audits }),
    reasonOf: (state) => (state === way.rejected ? REJECTED : undefined),
    told: (_, moved, step) => toldOfAudit(kind, moved, step.reason),
  }
  return moveRecord(world, moving, row, to, { by, reason })
}

/** What the city's auditors decide about a record that waits for them. */
export function auditRecord<Row extends Audited>(
  world: World,
  kind: AuditedKind<Row>,
  id: string,
  result: 'pass' | 'reject',
  opinion: string,
  fields?: AuditRecord['fields'],
): Row {
  const { way, nounOf, auditor } = kind
  const row = kind.find(world, id)
  if (row.status !== way.waits) refuse.rule(`该${nounOf(row)}不在${way.waits}状态`)
  const passed = result === 'pass'
  const said = passed ? opinion : opinion || REJECTED
  const record = {
    time: world.iso(),
    operator: auditor,
    result: passed ? ('通过' as const) : ('驳回' as const),
    opinion: said,
    ...(passed || !fields?.length ? {} : { fields }),
  }
  return moveAudited(world, kind, row, passed ? way.passed : way.rejected, {
    by: 'city',
    reason: said,
    audits: [...row.audits, record],
  })
}

/**
 * Opens a record for a save: undefined for a new one, else the caller's own. What waits for its audit or is at its end
 * stays as it is, and what was public is not made a draft.
 * @throws Refusal for anybody else's, for an older version (409, with the record), and for a state that is not edited
 */
export function openToSave<Row extends Audited>(
  by: Caller,
  kind: AuditedKind<Row>,
  { id, version, draft }: { id?: string; version?: number; draft?: boolean },
): Row | undefined {
  if (id === undefined) return undefined
  const { world } = by
  const { lifecycle, way, nounOf } = kind
  const row = by.own(kind.find(world, id))
  const state = kind.stateOf(world, row)
  if (version !== row.version) refuse.conflict(kind.view(world, row))
  if (state === way.waits) refuse.rule('正在审核，暂不能修改')
  if (!lifecycle.can(state, way.waits, 'owner')) refuse.rule(`${state}的${nounOf(row)}不能修改`)
  // A draft can be deleted, which would take along what is public.
  if (draft && way.kept && (row.approved || !lifecycle.can(state, way.kept, 'owner')))
    refuse.rule(`发布过的${nounOf(row)}不能存为草稿`)
  return row
}

/**
 * Which record a save is about, and from which version: one that names its draft by the device's key alone has not heard
 * the answer to its first save, so it goes on from that one.
 * @param rows the caller's own
 */
export function meant(
  rows: readonly { id: string; draftKey?: string }[],
  { id, version, draftKey }: { id?: string; version?: number; draftKey?: string },
): { id?: string; version?: number } {
  if (id !== undefined || draftKey === undefined) return { id, version }
  const begun = rows.find((row) => row.draftKey === draftKey)
  return begun ? { id: begun.id, version: 1 } : {}
}

/** What the city writes on a record that its owner saves: a draft is kept, and what is ready waits for its audit. */
export function savedColumns<Row extends Audited>(
  { world, user, enId }: Caller,
  { prefix, way }: AuditedKind<Row>,
  row: Row | undefined,
  draft = false,
) {
  const time = world.iso()
  const audits = row?.audits ?? []
  const submitted: AuditRecord = { time, operator: user.nickname, result: '提交' }
  return {
    id: row?.id ?? `${prefix}-${crypto.randomUUID()}`,
    enId: row?.enId ?? enId,
    userId: user.id,
    createTime: row?.createTime ?? time,
    updateTime: time,
    version: (row?.version ?? 0) + 1,
    audits: draft ? audits : [...audits, submitted],
    status: (draft && way.kept) || way.waits,
  }
}

/** Writes a saved record anew and does not change it: what the form left empty goes, too. */
export function putSaved<Row extends { id: string }>(table: Table<Row>, saved: Row): Row {
  if (table.find(saved.id)) table.remove(saved.id)
  return table.create(saved)
}
