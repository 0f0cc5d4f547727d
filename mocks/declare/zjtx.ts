import type { Submitted } from '#api/declare.ts'
import type { ZjtxBody, ZjtxDraft, ZjtxRecord } from '#api/zjtx.ts'
import { correctionProblem } from '#rules/correction.ts'
import { actorOf } from '#mocks/auth/binding.ts'
import { refuseAny } from '#mocks/common/sent-files.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import { checkEnterprise, ownDeclaration } from './access.ts'
import { checkItem, checkOnlyOne, materialErrors, paperErrors } from './checks.ts'
import type { DeclarationRow } from './tables.ts'
import { industryNames } from './industries.ts'
import { move } from './rules.ts'
import { checkReturned, declareNoOf, receiptOf, snapshotOf } from './submit.ts'

/** Returns a special declaration of the caller's enterprise. @throws Refusal for a declaration of another kind */
export function zjtxOne(by: Caller, id: string): ZjtxRecord {
  const row = ownDeclaration(by, id)
  if (!row.specForm) return refuse.missing('专项申报')
  return { ...row, form: row.specForm }
}

/** Saves the form as filled in so far; the first save creates the draft. */
export function saveDraft(by: Caller, body: ZjtxDraft): DeclarationRow {
  const { world, user, enId } = by
  checkEnterprise(enId, body.declareEnId)
  const columns = columnsOf(body)
  const row = existingRow(by, body)
  const item = world.db.item.get(body.declareEntId, '申报项目')
  refuseAny(paperErrors(paperOf(by, item, row), body.materials))
  if (row) {
    if (row.status !== '草稿') checkReturned(world, row)
    return world.db.declaration.change(row.id, {
      ...columns,
      updateTime: world.iso(),
      version: row.version + 1,
    })
  }
  checkItem(world, item, 'spec-declare')
  checkOnlyOne(world, enId, item.id)
  // Allows one draft for each item, from whichever device it is saved; a device that did not know of it gets a conflict
  // with it.
  const other = world.db.declaration
    .findMany({ where: { enId: { equals: enId }, itemId: { equals: item.id } } })
    .find(({ status, specForm }) => status === '草稿' && specForm)
  if (other) refuse.conflict(zjtxOne(by, other.id))
  const time = world.iso()
  return world.db.declaration.create({
    ...snapshotOf(user, enId, item),
    ...columns,
    id: `decl-${String(world.next('declaration'))}`,
    createTime: time,
    updateTime: time,
    version: 1,
    applyAmount: 0,
    status: '草稿',
    currentNode: '草稿',
  })
}

/** Submits a new special declaration, a draft, or one that the city returned. */
export function submitZjtx(by: Caller, body: ZjtxBody): Submitted {
  const { world, user, enId } = by
  checkEnterprise(enId, body.declareEnId)
  const operator = actorOf(world, user.id, enId)
  const before = existingRow(by, body)
  const item = world.db.item.get(body.declareEntId, '申报项目')
  if (before && before.status !== '草稿') checkReturned(world, before)
  else checkItem(world, item, 'spec-declare')
  checkOnlyOne(world, enId, item.id, before?.id)
  refuseAny([
    ...(industryNames.has(body.form.industryCode)
      ? []
      : [{ field: 'form.industryCode', errorMessage: '请选择所属行业' }]),
    ...materialErrors(paperOf(by, item, before), body.materials),
  ])
  if (before?.status === '待补正') {
    const problem = correctionProblem({ form: before.specForm, materials: before.materials }, body)
    if (problem) refuse.rule(problem)
  }
  const saved = saveDraft(by, body)
  const time = world.iso()
  const numbered = saved.declareNo ? {} : { declareNo: declareNoOf(world, time), submitTime: time }
  return receiptOf(move(world, world.db.declaration.change(saved.id, numbered), '已提交', { operator }))
}

/**
 * Returns the draft or returned declaration that a body with an id continues.
 * @throws Refusal if it is not of the same item and enterprise, or has changed since
 */
function existingRow(by: Caller, { id, version, declareEntId, declareEnId }: ZjtxDraft) {
  if (!id) return undefined
  const row = ownDeclaration(by, id)
  if (version !== row.version) refuse.conflict(zjtxOne(by, id))
  if (!row.specForm || row.itemId !== declareEntId || row.enId !== declareEnId) {
    refuse.rule('申报与项目或企业不符')
  }
  return row
}

const paperOf = ({ world, user, enId }: Caller, item: ItemRow, row: DeclarationRow | undefined) => ({
  world,
  userId: user.id,
  enId,
  item,
  before: row?.materials,
  returned: row?.status === '待补正',
})

const columnsOf = ({ form, materials }: ZjtxDraft) => ({
  specForm: form,
  materials: materials.map((one) => ({ ...one, state: '待审核' as const })),
  contactName: form.contactName ?? '',
  contactPhone: form.contactPhone ?? '',
})
