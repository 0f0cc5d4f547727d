import type { AuditRecord } from '#api/audit.ts'
import type { Actor } from '#rules/states.ts'
import type { NewMessage } from '#mocks/message/send-message.ts'
import { actorOf } from '#mocks/auth/binding.ts'
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
  /** Fields that stay public while an edit waits or was rejected. */
  approved?: object
}

/** Columns that a step writes on an audited record. */
interface AuditedStep<State> extends Written<State> {
  version: number
  audits: AuditRecord[]
}

/** Rules for the audits and moves of one kind of audited record. */
export interface AuditedKind<Row extends Audited> extends Pick<
  RecordKind<Row, Row['status']>,
  'lifecycle' | 'stateOf' | 'refusal' | 'others'
> {
  write: (world: World, id: string, step: AuditedStep<Row['status']>) => Row
  /** Returns the row. @throws Refusal where it does not exist */
  find: (world: World, id: string) => Row
  /** First part of the record's id. */
  prefix: string
  /** Returns the noun for the record in refusals: 内容、产品、求购、服务. */
  nounOf: (row: Row) => string
  /** Returns the noun for the record in messages: 需求、产品、求购、机构. */
  titleOf: (row: Row) => string
  nameOf: (row: Row) => string | undefined
  /** Text about an approval in the message to the owner, such as 已上架. */
  done: string
  /** States that a save or an audit leads to; `kept` is the state of a draft. */
  way: Record<'waits' | 'passed' | 'rejected', Row['status']> & { kept?: Row['status'] }
  /** Name of the auditor in the record's audits. */
  auditor: string
  /** Type and link of the message to the owner. */
  bizType: NonNullable<NewMessage['bizType']>
  linkOf: (id: string) => string
  /** Returns the record as its owner reads it. */
  view: (world: World, row: Row) => object
}

/** Reason of a rejection where the auditor gave none. */
const REJECTED = '内容不符合发布要求，请修改后重新提交'

/** Returns the message to the owner about an audit; `reason` for a rejection. */
export const toldOfAudit = <Row extends Audited>(
  { bizType, linkOf, titleOf, nameOf, done }: AuditedKind<Row>,
  row: Row,
  reason: string | undefined,
): NewMessage => ({
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

/**
 * Records the decision of the city's auditors on a pending record, and moves it. @throws Refusal where the record is
 * not pending
 */
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
  const reasonText = passed ? opinion : opinion || REJECTED
  const record = {
    time: world.iso(),
    operator: auditor,
    result: passed ? ('通过' as const) : ('驳回' as const),
    opinion: reasonText,
    ...(passed || !fields?.length ? {} : { fields }),
  }
  return moveAudited(world, kind, row, passed ? way.passed : way.rejected, {
    by: 'city',
    reason: reasonText,
    audits: [...row.audits, record],
  })
}

/**
 * Checks that a record may be saved and returns it; undefined for a new record. A final record cannot be edited, and a
 * published one cannot become a draft. An edit of a pending record takes its place in the audit.
 * @throws Refusal for another owner's record, for an older version (409, with the record), and for a state that cannot
 * be edited
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
  if (!lifecycle.can(state, way.waits, 'owner')) refuse.rule(`${state}的${nounOf(row)}不能修改`)
  // A draft that a device sends late would take a record out of its audit; that is done by takeDownUnseen alone.
  if (draft && state === way.waits) refuse.rule(`已提交审核的${nounOf(row)}不能存为草稿，请先撤回`)
  // The owner could delete a draft, and the public version with it.
  if (draft && way.kept && (row.approved || !lifecycle.can(state, way.kept, 'owner')))
    refuse.rule(`发布过的${nounOf(row)}不能存为草稿`)
  return row
}

/**
 * Returns the id and version on which a save is based. A save without an id finds its draft by the device's key,
 * because the device did not receive the answer to its first save; it is based on that first version.
 * @param rows the caller's own records
 */
export function saveTarget(
  rows: readonly { id: string; draftKey?: string }[],
  { id, version, draftKey }: { id?: string; version?: number; draftKey?: string },
): { id?: string; version?: number } {
  if (id !== undefined || draftKey === undefined) return { id, version }
  const draftRow = rows.find((row) => row.draftKey === draftKey)
  return draftRow ? { id: draftRow.id, version: 1 } : {}
}

/**
 * Returns the columns that the city writes when an owner saves a record; a draft is kept, and any other save waits for
 * its audit.
 */
export function savedColumns<Row extends Audited>(
  { world, user, enId }: Caller,
  { prefix, way }: AuditedKind<Row>,
  row: Row | undefined,
  draft = false,
) {
  const time = world.iso()
  const audits = row?.audits ?? []
  const submitted: AuditRecord = { time, operator: actorOf(world, user.id, enId), result: '提交' }
  return {
    id: row?.id ?? `${prefix}-${world.uuid()}`,
    enId: row?.enId ?? enId,
    userId: user.id,
    createTime: row?.createTime ?? time,
    updateTime: time,
    version: (row?.version ?? 0) + 1,
    audits: draft ? audits : [...audits, submitted],
    status: (draft && way.kept) || way.waits,
  }
}

/**
 * Takes down what nobody has seen yet: deletes a draft, and takes a pending record back from its audit, as a draft.
 * Undefined for any other state, and for a record with a public version, which goes down instead.
 * @param down state in the answer about a deleted draft
 */
export function takeDownUnseen<Row extends Audited>(
  world: World,
  kind: AuditedKind<Row>,
  table: Pick<Table<Row>, 'remove'>,
  row: Row,
  down: Row['status'],
): Row | undefined {
  const { waits, kept } = kind.way
  if (row.status === kept) {
    table.remove(row.id)
    return { ...row, status: down }
  }
  if (row.status !== waits || row.approved || !kept) return undefined
  return moveAudited(world, kind, row, kept, { by: 'owner' })
}

/** Replaces a saved record instead of changing it, so that fields left empty in the form are removed. */
export function putSaved<Row extends { id: string }>(table: Table<Row>, saved: Row): Row {
  if (table.find(saved.id)) table.remove(saved.id)
  return table.create(saved)
}
