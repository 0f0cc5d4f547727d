import type { SentMaterial } from '#api/declaration.ts'
import type { UpdateBody } from '#api/declare.ts'
import { detailsOf, readDetails } from '#api/item-details.ts'
import type { ItemField } from '#api/item-fields.ts'
import type { FieldError } from '#api/call/error.ts'
import { moneyText } from '#lib/money.ts'
import { isVoid } from '#rules/declaration-states.ts'
import { supplement } from '#rules/supplement.ts'
import { windowOf } from '#rules/window.ts'
import { fileErrors } from '#mocks/common/sent-files.ts'
import { expiredLicence } from '#mocks/enterprise/licences.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { filesHeld } from './handed-in.ts'
import { childrenOf } from './items.ts'

/** Refuses unless the item is declared on this portal, with this form, and its application window is open. */
export function checkItem(world: World, item: ItemRow, type: ItemRow['formKey']): void {
  if (item.formKey !== type) refuse.rule('申报方式与项目不符，请从项目页重新进入')
  if (item.mode !== '网上申报') refuse.rule(`该项目为${item.mode}申报，不在本平台受理`)
  const { state } = windowOf(item, world.now())
  if (state === '未开始') refuse.rule('申报尚未开始')
  if (state === '已截止') refuse.rule('申报已截止')
}

/** Refuses if the enterprise has another declaration of the item that still counts; `id` is the one being submitted. */
export function checkOnlyOne(world: World, enId: string, itemId: string, id?: string): void {
  const running = world.db.declaration
    .findMany({ where: { enId: { equals: enId }, itemId: { equals: itemId } } })
    .find((one) => one.id !== id && !isVoid(one.status))
  if (running) refuse.rule(`本企业已申报该项目，申报编号 ${running.declareNo ?? ''}`)
}

/**
 * Returns the errors of sub-item and amount: an item with sub-items requires one of them, and the amount must be within
 * the ceiling of the sub-item or item.
 */
export function amountErrors(item: ItemRow, applyAmount: number, childrenName?: string): FieldError[] {
  const children = childrenOf(item)
  const child = children.find((one) => one.name === childrenName)
  if (!child && (childrenName || children.length))
    return [{ field: 'childrenName', errorMessage: '请选择子项' }]
  const most = child?.quotaAmount ?? item.quotaAmount
  // A title without money has no ceiling.
  if (!most || applyAmount <= most) return []
  return [{ field: 'form.applyAmount', errorMessage: `本项目最高 ${moneyText(most)}` }]
}

/** Returns the values of the item's own fields in a body, and the errors of wrong or missing ones. */
export function detailsIn(fields: readonly ItemField[] = [], body: Pick<UpdateBody, 'form' | 'details'>) {
  const { details, problems } = readDetails(fields, detailsOf(body), body.form)
  const errors = problems.map(({ key, message }) => ({ field: `details.${key}`, errorMessage: message }))
  return { details, errors }
}

/** Context for checking materials: the item, the record's own materials, the user who sends them and the enterprise. */
interface PaperContext {
  world: World
  userId: string
  enId: string
  item: ItemRow
  /** Materials that the record has already. */
  before?: SentMaterial[]
  /** True if the city returned the declaration, so that {@link supplement} may be added. */
  returned?: boolean
}

/** Returns the errors of missing required materials, and those of {@link paperErrors}. */
export function materialErrors(paper: PaperContext, sent: SentMaterial[]): FieldError[] {
  const missing = paper.item.materials.filter(
    (one) => one.required && !sent.some(({ name }) => name === one.name),
  )
  return [
    ...missing.map(({ name }) => ({ field: 'materials', errorMessage: `请上传${name}` })),
    ...paperErrors(paper, sent),
  ]
}

/**
 * Returns the errors of the sent materials: each must be required by the item or the city, have an accepted type and
 * size, and be uploaded by the user or be a paper that the city has of this enterprise and that still holds.
 */
export function paperErrors(
  { world, userId, enId, item, before = [], returned = false }: PaperContext,
  sent: SentMaterial[],
): FieldError[] {
  const errors = fileErrors(world, userId, 'materials', sent, [...before, ...filesHeld(world, enId)])
  const rules = [...item.materials, ...(returned ? [supplement] : [])]
  let supplements = 0
  sent.forEach(({ name, fileName, size, filePath }, index) => {
    const at = `materials.${String(index)}`
    const rule = rules.find((one) => one.name === name)
    const accept: readonly string[] = rule?.accept ?? []
    const extension = fileName.split('.').pop()?.toLowerCase() ?? ''
    if (rule === supplement) supplements += 1
    if (!rule && !before.some((one) => one.name === name))
      errors.push({ field: `${at}.name`, errorMessage: '本项目无需该材料，请移除后提交' })
    else if (accept.length && !accept.includes(extension))
      errors.push({ field: `${at}.fileName`, errorMessage: `${name}应为 ${accept.join('、')} 文件` })
    else if (rule && size > rule.maxSizeMb * 1_048_576)
      errors.push({ field: `${at}.size`, errorMessage: `${name}不能超过 ${String(rule.maxSizeMb)} MB` })
    else if (expiredLicence(world, enId, filePath))
      errors.push({ field: `${at}.filePath`, errorMessage: `${fileName}已过有效期，请上传有效的${name}` })
    else if (rule === supplement && supplements === supplement.most + 1)
      errors.push({ field: `${at}.name`, errorMessage: `${name}最多 ${String(supplement.most)} 个文件` })
  })
  return errors
}
