import * as v from 'valibot'
import { Declaration, type DeclarationForm, NO_FORM, type PayeePart } from '#api/declaration.ts'
import type { CreateBody, Submitted, UpdateBody } from '#api/declare.ts'
import { detailsOf, fieldsOf } from '#api/item-details.ts'
import type { Details, ItemField } from '#api/item-fields.ts'
import { isoDay } from '#lib/dates.ts'
import { correctionProblem } from '#rules/correction.ts'
import { actorOf } from '#mocks/auth/binding.ts'
import type { User } from '#mocks/auth/tables.ts'
import { refuseAny } from '#mocks/common/sent-files.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/city.ts'
import { checkEnterprise, ownDeclaration } from './access.ts'
import { amountErrors, checkItem, checkOnlyOne, detailsIn, materialErrors } from './checks.ts'
import { claimOf, maskAccount, payoutOf } from './benefits.ts'
import type { DeclarationRow } from './tables.ts'
import { rate } from './rate.ts'
import { move, startCourse } from './rules.ts'
import { steps } from './states.ts'

/** Returns the next 申报编号 of a day: SB, yyyymmdd, six digits. */
export const declareNoOf = (world: World, time: string): string =>
  `SB${isoDay(time).replaceAll('-', '')}${String(world.next('SB')).padStart(6, '0')}`

/** Returns the columns that a declaration copies from its item and its enterprise, as they are now. */
export function snapshotOf(user: User, enId: string, item: ItemRow) {
  const { enName, creditCode } = user.ens.find((one) => one.enId === enId) ?? refuse.forbidden()
  return {
    enId,
    declareEnId: enId,
    declareEntId: item.id,
    userId: user.id,
    enterprise: { enName, creditCode },
    itemId: item.id,
    itemName: item.name,
    department: item.department,
    level: item.level,
    policyId: item.policyId,
    type: item.formKey,
  }
}

/** Returns the columns that a declaration copies from its form, with the fields of its item and their values. */
export function formColumns(
  filled: DeclarationForm,
  fields: readonly ItemField[] = [],
  details: Details = {},
) {
  const { rdCost: _, ...form } = filled
  const { applyAmount, contactName, contactPhone } = form
  return { form, fields: [...fields], details, applyAmount, contactName, contactPhone }
}

/** Creates a declaration: checks, numbers and stores it, and starts its course. */
export function create({ world, user, enId }: Caller, body: CreateBody): Submitted {
  checkEnterprise(enId, body.declareEnId)
  const item = world.db.item.get(body.declareEntId, '申报项目')
  checkItem(world, item, body.type)
  checkOnlyOne(world, enId, item.id)
  const { details, errors } = detailsIn(item.fields, body)
  refuseAny([
    ...amountErrors(item, body.form.applyAmount, body.childrenName),
    ...errors,
    ...materialErrors({ world, userId: user.id, enId, item }, body.materials),
  ])
  const time = world.iso()
  const status = item.formKey === 'apply-msjx' ? '系统比对' : '已提交'
  const row = world.db.declaration.create({
    ...snapshotOf(user, enId, item),
    ...formColumns(body.form, item.fields, details),
    id: `decl-${String(world.next('declaration'))}`,
    createTime: time,
    updateTime: time,
    version: 1,
    declareNo: declareNoOf(world, time),
    childrenName: body.childrenName,
    materials: body.materials.map((one) => ({ ...one, state: '待审核' })),
    submitTime: time,
    status,
    currentNode: steps[status]?.nodeName ?? status,
    payout: payoutOf(world, item),
    ...(item.formKey === 'apply-msjx' ? { claim: claimOf(world, enId) } : {}),
  })
  startCourse(world, row)
  return receiptOf(row)
}

/**
 * Applies the enterprise's change to a submitted declaration.
 * @throws Refusal 409 with the current record for a stale version
 */
export function update(by: Caller, body: UpdateBody): Submitted {
  const { world, user, enId } = by
  const row = ownDeclaration(by, body.id)
  checkEnterprise(enId, body.declareEnId)
  if (body.action === 'rate') return receiptOf(rate(world, row, body.rating, actorOf(world, user.id, enId)))
  // Checked before the version, which the clock has raised: a late confirmation is refused as late, not as a conflict.
  if (row.status === '逾期未确认') refuse.rule('确认期限已过，逾期未确认的，本批次不再兑付')
  checkVersion(row, body.version)
  if (row.itemId !== body.declareEntId) refuse.rule('申报与项目或企业不符')
  const operator = actorOf(world, user.id, enId)
  if (body.action === 'resubmit') return receiptOf(resubmit(world, user, row, body, operator))
  if (body.action === 'withdraw') return receiptOf(move(world, row, '已撤回', { operator }))
  if (row.status !== '意愿确认') refuse.rule('当前无需确认享受意愿')
  return receiptOf(
    body.action === 'confirm' ? confirm(world, row, body, operator) : giveUp(world, row, body, operator),
  )
}

/** Confirms the benefit, with the payee details that were missing. */
function confirm(
  world: World,
  row: DeclarationRow,
  { payee = {} }: UpdateBody,
  operator: string,
): DeclarationRow {
  const missing = row.claim?.missing ?? []
  const { contactName, contactPhone, bank, account } = payee
  const requirePart = (part: PayeePart, field: string, value: string | undefined, errorMessage: string) =>
    missing.includes(part) && !value ? [{ field: `payee.${field}`, errorMessage }] : []
  refuseAny([
    ...requirePart('contact', 'contactName', contactName, '请填写联系人'),
    ...requirePart('contact', 'contactPhone', contactPhone, '请填写联系电话'),
    ...requirePart('account', 'bank', bank, '请填写开户银行'),
    ...requirePart('account', 'account', account, '请填写收款账号'),
  ])
  const changed = world.db.declaration.change(row.id, {
    ...(contactName ? { contactName } : {}),
    ...(contactPhone ? { contactPhone } : {}),
    ...(account && row.payout ? { payout: { ...row.payout, account: maskAccount(account) } } : {}),
    ...(row.claim ? { claim: { ...row.claim, missing: [] } } : {}),
  })
  return move(world, changed, '自动兑付', { operator })
}

/** Declines the benefit, with a reason. */
function giveUp(world: World, row: DeclarationRow, { reason }: UpdateBody, operator: string): DeclarationRow {
  if (!reason) return refuse.field('reason', '请填写放弃原因')
  return move(world, row, '放弃享受', { reason, operator })
}

/** Refuses a change based on another version. */
function checkVersion(row: DeclarationRow, version: number | undefined): void {
  if (version !== row.version) refuse.conflict(v.parse(Declaration, row))
}

/** Refuses unless the city required a correction, and its deadline has not passed. */
export function checkReturned(world: World, row: DeclarationRow): void {
  if (row.status !== '待补正') refuse.rule(`${row.status}的申报不能修改`)
  if (row.dueDate && row.dueDate < world.iso()) refuse.rule('补正期限已过')
}

/** Returns the receipt of a submission for the caller. */
export const receiptOf = ({
  id,
  declareNo = '',
  status,
  version,
  updateTime,
  submitTime = '',
}: DeclarationRow): Submitted => ({
  id,
  declareNo,
  status,
  version,
  updateTime,
  submitTime,
})

function resubmit(
  world: World,
  user: User,
  row: DeclarationRow,
  body: UpdateBody,
  operator: string,
): DeclarationRow {
  const { form, materials } = body
  checkReturned(world, row)
  if (row.specForm) refuse.rule('请在专项申报表中补正')
  if (!form) return refuse.field('form', NO_FORM)
  if (!materials) return refuse.field('materials', '请上传材料')
  const item = world.db.item.get(row.itemId, '申报项目')
  const asked = fieldsOf(row)
  const { details, errors } = detailsIn(asked, body)
  refuseAny([
    ...amountErrors(item, form.applyAmount, body.childrenName),
    ...errors,
    ...materialErrors(
      { world, userId: user.id, enId: row.enId, item, before: row.materials, returned: true },
      materials,
    ),
  ])
  const columns = formColumns(form, asked, details)
  const { childrenName } = body
  const problem = correctionProblem(
    { ...row, details: detailsOf(row) },
    { form: columns.form, details, childrenName, materials },
  )
  if (problem) refuse.rule(problem)
  const changed = world.db.declaration.change(row.id, {
    ...columns,
    childrenName,
    materials: materials.map((one) => ({ ...one, state: '待审核' })),
  })
  return move(world, changed, '已提交', { operator })
}
