import type { AttributeKey } from '#api/attribute.ts'
import type { DeclarationForm } from '#api/declaration.ts'
import { isoDay } from '#lib/dates.ts'
import { actorOf } from '#mocks/auth/binding.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import { workdayTime } from '#mocks/policy/days.ts'
import { exampleDetails } from '#mocks/policy/item-kinds.ts'
import type { ItemRow } from '#mocks/policy/tables.ts'
import type { Beginning, World } from '#mocks/city.ts'
import { claimOf, payoutOf } from './benefits.ts'
import type { DeclarationRow } from './tables.ts'
import { childrenOf } from './items.ts'
import type { Plan } from './plan.ts'
import { plans } from './plans.ts'
import { rate } from './rate.ts'
import { move, startCourse } from './rules.ts'
import { steps } from './states.ts'
import { declareNoOf, formColumns, snapshotOf } from './submit.ts'

type Facts = Pick<DeclarationForm, 'revenue' | 'employees' | 'contactName' | 'contactPhone'>

/** Returns the numbers that the city knows of an enterprise, by attribute. Money in 元. */
const figuresOf = (world: World, enId: string): Partial<Record<AttributeKey, number>> =>
  Object.fromEntries(
    world.db.enterprise
      .get(enId, '企业')
      .facts.flatMap(({ key, value }) => (typeof value === 'number' ? [[key, value]] : [])),
  )

/** Returns the fields that an enterprise fills in alike in every form, from its own record. Money in 元. */
function factsOf(world: World, enId: string): Facts {
  const { contactName = '', contactPhone = '' } = world.db.enterprise.get(enId, '企业')
  const { revenue = 0, employees = 0 } = figuresOf(world, enId)
  return { revenue, employees, contactName, contactPhone }
}

/** Item without any declaration, because end-to-end tests declare it for the first time. */
const RESERVED_ITEM = 'item-rd'

/** Adds the demo accounts' declarations, each with its whole course; none if the scenario has none. */
export function seedDeclarations(world: World, { sizes }: Beginning): void {
  if (!sizes.declarations) return
  const now = world.now()
  const taken = new Set([RESERVED_ITEM])
  for (const [at, plan] of plans((days) => workdayTime(now, days, '18:00:00')).entries()) {
    const clock = `${String(9 + (at % 8)).padStart(2, '0')}:${String((at * 17) % 60).padStart(2, '0')}:00`
    const time = (daysAgo: number) => workdayTime(now, -daysAgo, clock)
    const item = itemFor(world, plan, time(plan.course[0][1]), taken)
    if (!item) continue
    // Marks a batch of benefits as used for this enterprise only, because it serves many; any other item is used for
    // one declaration.
    taken.add(item.formKey === 'apply-msjx' ? `${plan.enId} ${item.id}` : item.id)
    createDeclaration(world, plan, item, time)
  }
}

function createDeclaration(world: World, plan: Plan, item: ItemRow, timeOf: (daysAgo: number) => string) {
  const { id, userId, enId, course, spec } = plan
  const [[status, daysAgo], ...rest] = course
  const time = timeOf(daysAgo)
  const applyAmount = Math.min(plan.applyAmount, item.quotaAmount || plan.applyAmount)
  const form =
    item.formKey === 'apply'
      ? formColumns(
          formOf(world, plan, applyAmount, time),
          item.fields,
          exampleDetails(item.fields, Date.parse(time), figuresOf(world, enId)),
        )
      : factsOf(world, enId)
  let row: DeclarationRow = world.db.declaration.create({
    ...snapshotOf(world.db.user.get(userId, '用户'), enId, item),
    ...('form' in form ? { form: form.form, fields: form.fields, details: form.details } : {}),
    contactName: form.contactName,
    contactPhone: form.contactPhone,
    applyAmount,
    id,
    createTime: time,
    updateTime: time,
    version: 1,
    status,
    currentNode: steps[status]?.nodeName ?? status,
    childrenName: childrenOf(item)[0]?.name,
    materials: item.formKey === 'apply' ? materialsOf(world, plan, item) : [],
    ...(spec ? { specForm: spec } : {}),
    ...(status === '草稿' ? {} : { declareNo: declareNoOf(world, time), submitTime: time }),
    payout: payoutOf(world, item, !plan.missing?.includes('account')),
    ...(item.formKey === 'apply-msjx' ? { claim: claimOf(world, enId, plan.missing) } : {}),
  })
  if (status !== '草稿') startCourse(world, row, { time, quiet: true })
  for (const [to, days, remarks] of rest)
    row = move(world, row, to, remarks, { time: timeOf(days), quiet: true })
  if (!plan.rating) return
  const { daysAgo: ratedAgo, ...given } = plan.rating
  rate(world, row, given, actorOf(world, userId, enId), timeOf(ratedAgo))
}

/**
 * Returns an unused item for a plan: the one that it names, otherwise one by form, otherwise one by words of its name,
 * preferably with a window open at that time. Items of another district are excluded, because their conditions require
 * enterprises registered there.
 */
function itemFor(
  world: World,
  { item: wanted, enId }: Plan,
  time: string,
  taken: Set<string>,
): ItemRow | undefined {
  const items = world.db.item.getAll().filter((one) => !taken.has(one.id) && !taken.has(`${enId} ${one.id}`))
  const [first = ''] = wanted
  const [formKey, stage] = first.split(':')
  const special = items.filter((one) => one.id === first || one.formKey === formKey)
  if (special.length) return special.find((one) => !stage || world.db.benefit.find(one.id)?.stage === stage)
  const { district } = world.db.enterprise.get(enId, '企业')
  const general = items.filter(
    (one) =>
      (one.level !== '区县级' || world.db.policy.get(one.policyId, '政策').region === district) &&
      one.formKey === 'apply' &&
      one.mode === '网上申报' &&
      one.quotaAmount > 0 &&
      one.level !== '国家级',
  )
  const timely = general.filter(
    ({ applyStart = '', applyEnd = '9999', isRolling }) =>
      isRolling || (applyStart <= time && time <= applyEnd),
  )
  const firstByName = (from: ItemRow[]) =>
    wanted.flatMap((word) => from.find((one) => one.name.includes(word)) ?? []).at(0)
  return firstByName(timely) ?? firstByName(general) ?? timely[0]
}

function formOf(
  world: World,
  { enId, projectName, summary }: Plan,
  applyAmount: number,
  time: string,
): DeclarationForm {
  const own = factsOf(world, enId)
  const submitted = Date.parse(time)
  const day = 86_400_000
  return {
    ...own,
    applyAmount,
    projectName,
    projectSummary: summary,
    startDate: isoDay(submitted - 240 * day),
    endDate: isoDay(submitted + 180 * day),
  }
}

/** Returns a file for each required material, as if the user had uploaded it. */
function materialsOf(
  world: World,
  { userId, enId, projectName }: Plan,
  item: ItemRow,
): DeclarationRow['materials'] {
  const enName = world.db.user.find(userId)?.ens.find((one) => one.enId === enId)?.enName ?? ''
  return item.materials
    .filter((one) => one.required)
    .map(({ name }) => ({
      name,
      ...seedFile(world, {
        fileName: `${enName}-${name}.pdf`,
        lines: [`申报单位：${enName}`, `申报项目：${projectName}`, `${name}内容属实，复印件与原件一致。`],
        userId,
        enId,
      }),
      state: '待审核',
    }))
}
