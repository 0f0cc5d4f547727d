import type { FieldError } from '#api/call/error.ts'
import type { DeclarationStatus } from '#api/declaration.ts'
import { dateText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { type Handler, treasuryOf } from '#rules/declaration-course.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import { workdaysAfter, workdaysBetween } from '#rules/workdays.ts'
import { actorOf } from '#mocks/auth/binding.ts'
import { sendMessage, type NewMessage } from '#mocks/message/send-message.ts'
import { moveRecord, type RecordKind } from '#mocks/record/move.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { correctionsOf } from './corrections.ts'
import type { DeclarationRow } from './tables.ts'
import { publishListOf } from './notices.ts'
import { divergingActions, opinions, type Step, steps } from './states.ts'

/** Remarks of the city on a move. `dueDate` is an ISO string; `approvedAmount` in 元. */
export interface Remarks {
  opinion?: string
  reason?: string
  dueDate?: string
  approvedAmount?: number
  /** Office that took the step, if it is not the one of the course. */
  handlerOrg?: string
  /** Person who takes the step for the enterprise. */
  operator?: string
  /** Corrections by the fields of the form, at 待补正; their messages are the reason if none is given. */
  asked?: readonly FieldError[]
}

/** Options of a move: its time, ISO, and `quiet` for no message to the enterprise; a seed writes the past quietly. */
interface MoveOptions {
  time?: string
  quiet?: boolean
}

/**
 * Moves a declaration as the city does, for testers through the console.
 * @throws Refusal if there is no such declaration, or if the lifecycle does not allow the move
 */
export function advance(
  world: World,
  id: string,
  to: DeclarationStatus,
  remarks: Remarks = {},
): DeclarationRow {
  const row = world.db.declaration.get(id, '申报')
  if (row.status === '草稿') refuse.rule('草稿只能由企业提交')
  const moved = move(world, row, to, remarks)
  if (to === '公示中') publishListOf(world, moved)
  return moved
}

/**
 * Rules by which declarations are moved. The enterprise is notified of its own steps, too, because the message is its
 * receipt.
 */
const declarations: RecordKind<DeclarationRow, DeclarationStatus> = {
  lifecycle: declarationLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, row, { state, ...step }, also) =>
    world.db.declaration.change(row.id, { ...also, ...step, status: state, version: row.version + 1 }),
  refusal: (from, to) => `${from}的申报不能${to === '已撤回' ? '撤回' : `改为${to}`}`,
  reasonOf: (to) => opinions[to],
  told: (_, row) => messageOf(row),
  confirms: true,
}

/** Moves a declaration to another state: closes its open step, opens the next one, and notifies the user. */
export function move(
  world: World,
  row: DeclarationRow,
  to: DeclarationStatus,
  remarks: Remarks = {},
  { time = world.iso(), quiet }: MoveOptions = {},
): DeclarationRow {
  const limitDays = steps[to]?.limitDays ?? 0
  const waitsForEnterprise = steps[to]?.by === 'enterprise'
  const asked = to === '待补正' ? correctionsOf(row, remarks.asked ?? []) : undefined
  const givenReason = remarks.reason ?? asked?.map(({ errorMessage }) => errorMessage).join('；')
  const allReasons = [
    givenReason ?? opinions[to],
    ...(asked ?? []).map(({ errorMessage }) => errorMessage),
  ].join('；')
  const moved = moveRecord(world, declarations, row, to, {
    reason: givenReason,
    time,
    quiet,
    also: {
      ...amountsOf(row, to, remarks, time),
      stepTime: time,
      currentNode: steps[to]?.nodeName ?? to,
      dueDate: waitsForEnterprise ? (remarks.dueDate ?? workdaysAfter(time, limitDays)) : undefined,
      materials: row.materials.map((one) => ({ ...one, state: materialState(one, to, allReasons) })),
      asked,
    },
  })
  closeStep(world, row, to, {
    endTime: time,
    opinion: moved.reason ?? remarks.opinion ?? opinions[to],
    handlerOrg: remarks.handlerOrg,
    ...(remarks.operator ? { operator: remarks.operator } : {}),
  })
  openStep(world, moved, time)
  return moved
}

/** Writes the step of submission and opens the first step of the city, for a row that was just added. */
export function startCourse(world: World, row: DeclarationRow, options: MoveOptions = {}): void {
  const time = options.time ?? world.iso()
  if (row.type !== 'apply-msjx') addSubmissionStep(world, row, time)
  openStep(world, row, time)
  if (!options.quiet) sendMessage(world, row.userId, messageOf(row))
}

function addSubmissionStep(
  world: World,
  row: DeclarationRow,
  time: string,
  operator = actorOf(world, row.userId, row.enId),
) {
  const step: Step = { nodeName: '提交申报', action: '提交', by: 'enterprise', limitDays: 0 }
  addFlowNode(world, row, step, time, { endTime: time, opinion: opinions.已提交, operator })
}

function openStep(world: World, row: DeclarationRow, time: string) {
  const step = steps[row.status]
  if (!step) return
  const limitDays = row.dueDate ? workdaysBetween(time, row.dueDate) : step.limitDays
  addFlowNode(world, row, { ...step, limitDays }, time)
}

/**
 * Ends the open step. A withdrawal is a step of the enterprise's own, and the open step is removed because it was never
 * taken.
 */
function closeStep(
  world: World,
  row: DeclarationRow,
  to: DeclarationStatus,
  {
    handlerOrg,
    ...end
  }: { endTime: string; opinion: string; handlerOrg: string | undefined; operator?: string },
) {
  const open = world.db.flowNode
    .findMany({ where: { declarationId: { equals: row.id } } })
    .find((one) => one.endTime === undefined)
  if (to === '已撤回') {
    if (open) world.db.flowNode.remove(open.id)
    const step: Step = { nodeName: '撤回申报', action: '撤回', by: 'enterprise', limitDays: 0 }
    addFlowNode(world, row, step, end.endTime, end)
  } else if (open) {
    world.db.flowNode.change(open.id, {
      ...end,
      action: divergingActions[to] ?? open.action,
      handlerOrg: handlerOrg ?? open.handlerOrg,
    })
  } else if (row.status === '草稿') {
    addSubmissionStep(world, row, end.endTime, end.operator)
  }
}

/** Adds one step to the course of a declaration. */
export function addFlowNode(
  world: World,
  row: DeclarationRow,
  step: Step,
  startTime: string,
  end: { endTime?: string; opinion?: string; operator?: string } = {},
) {
  const { by, ...node } = step
  world.db.flowNode.create({
    ...node,
    ...end,
    startTime,
    id: `flow-${String(world.next('flow'))}`,
    declarationId: row.id,
    handlerOrg: orgOf(world, row, by),
  })
}

function orgOf(world: World, row: DeclarationRow, by: Handler): string {
  if (by === 'department') return row.department
  if (by === 'enterprise') return row.enterprise.enName
  const item = world.db.item.get(row.itemId, '申报项目')
  return treasuryOf(row.level, world.db.policy.get(item.policyId, '政策').region)
}

function amountsOf(
  row: DeclarationRow,
  to: DeclarationStatus,
  { approvedAmount }: Remarks,
  time: string,
): Partial<DeclarationRow> {
  if (to === '已通过' || to === '意愿确认')
    return { approvedAmount: approvedAmount ?? row.approvedAmount ?? row.applyAmount, approvedTime: time }
  if (to === '已兑付' || to === '公示归档')
    return { paidAmount: row.approvedAmount ?? row.applyAmount, paidTime: time }
  return {}
}

/**
 * Returns the new state of a material: it passes when the declaration is accepted, and needs correction if the reason
 * of a return names it.
 */
function materialState(
  { name, state }: DeclarationRow['materials'][number],
  to: DeclarationStatus,
  reason: string,
) {
  if (to === '已受理') return '已通过'
  if (to === '待补正' && reason.includes(name)) return '需补正'
  return state
}

function messageOf(row: DeclarationRow): NewMessage {
  const benefit = row.type === 'apply-msjx'
  const parts = [
    row.declareNo && `申报编号 ${row.declareNo}`,
    row.reason ?? opinions[row.status],
    row.dueDate && `请在${dateText(row.dueDate)}前处理`,
    (row.status === '已兑付' || row.status === '公示归档') && `到账 ${moneyText(row.paidAmount ?? 0)}`,
  ]
  return {
    type: benefit ? '免申即享' : '申报进度',
    title: `${row.itemName}：${row.status}`,
    content: `${parts.filter(Boolean).join('，')}。`,
    bizType: 'declaration',
    bizId: row.id,
    link: `/declare/apply/view/${row.id}?type=${row.type}`,
  }
}
