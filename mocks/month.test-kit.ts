import * as v from 'valibot'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { StoredFile } from '#api/call/shape.ts'
import { declare } from '#api/declare.ts'
import { docking } from '#api/docking.ts'
import { market } from '#api/market.ts'
import { serve } from '#api/serve.ts'
import { nextMoves } from '#rules/docking-states.ts'
import { bind } from './auth/binding.ts'
import type { User } from './auth/tables.ts'
import type { World } from './city.ts'
import { form as declarationForm } from './declare/declare.test-kit.ts'
import { newAppeal } from './examples/matters.test-data.ts'
import { dockingExamples, marketExamples } from './examples/exchange.test-data.ts'
import { materialsFor } from './examples/example.test-data.ts'
import { exampleDetails } from './policy/item-kinds.ts'
import type { Random } from './random.ts'

/** Person of the simulated month, who acts for an enterprise of the library. */
export interface Citizen {
  user: User
  enId: string
  /** Words by which the person's records differ from those of all others. */
  mark: string
}

/** Adds people with accounts, each the 管理员 of an enterprise of the library. */
export function addCitizens(world: World, count: number): Citizen[] {
  const enterprises = world.db.enterprise
    .getAll()
    .filter(({ id }) => !/^en-(chengyue|lanqi|qiming|jiashu)$/.test(id))
  const model = world.db.user.get('u-other', '用户')
  return Array.from({ length: count }, (_, index) => {
    const id = `u-month-${String(index)}`
    const tel = String(13_900_000_000 + index)
    world.db.user.create({ ...model, id, nickname: `企业专员${String(index)}`, tel, loginName: tel, ens: [] })
    const en = enterprises[index % enterprises.length]!
    bind(world, id, en, { role: '管理员', way: '法定代表人', name: en.legalPerson ?? '企业专员' })
    return { user: world.db.user.get(id, '用户'), enId: en.enId, mark: String(index) }
  })
}

/** Deed of a person: sends calls, or returns false where there is nothing to do. */
type Deed = (world: World, by: Citizen, random: Random) => Promise<unknown> | false

const contact = { contactName: '林晓岚', contactPhone: '13800000001' }
const bodyOf = (input: unknown) => (input as { body: object }).body

const mine = <Row extends { enId: string }>(rows: Row[], { enId }: Citizen) =>
  rows.filter((row) => row.enId === enId)

/** Deeds of people, each as often as it stands here; what others have done is answered before anything new begins. */
export const deeds: Record<string, Deed> = {
  'rate or supplement an appeal': (world, by) => {
    const own = mine(world.db.appeal.getAll(), by)
    const answered = own.find(({ state }) => state === '待评价')
    if (answered)
      return call(appeal.evaluate, {
        body: { id: answered.id, solved: '已解决', score: 5, comment: '答复清楚' },
      })
    const returned = own.find(({ state }) => state === '已退回补充')
    if (!returned) return false
    const { title, type, category, content, isPublic, attachments, id, version } = returned
    const form = {
      title,
      type,
      category,
      content: `${content}已补充地点。`,
      isPublic,
      attachments,
      ...contact,
    }
    return call(appeal.save, { body: { ...form, action: 'supplement', id, version } })
  },
  'answer a docking request': (world, by) => {
    const targets = new Map(mine(world.db.exchange.getAll(), by).map((row) => [row.id, row]))
    for (const request of world.db.docking.getAll()) {
      const [status] = nextMoves(request.status)
      const target = targets.get(request.targetId)
      if (!status || !target) continue
      const input = { params: { id: target.id }, body: { dockingId: request.id, status } }
      return call(target.kind === 'demand' ? docking.demandDock : docking.supplyDock, input)
    }
    return false
  },
  'rate a service': (world, by) => {
    const done = mine(world.db.serviceEnquiry.getAll(), by).find(
      (row) => row.status === '已完成' && !row.rating,
    )
    if (!done) return false
    const body = { status: '评价' as const, enquiryId: done.id, score: 5, comment: '交付及时，材料齐全' }
    return call(serve.enquire, { params: { id: done.providerId }, body })
  },
  'correct a declaration': (world, by) => {
    const row = mine(world.db.declaration.getAll(), by).find(({ status }) => status === '待补正')
    if (!row?.form) return false
    const { id, itemId, version, type, materials, details } = row
    const form = {
      ...declarationForm,
      ...row.form,
      projectSummary: `${row.form.projectSummary}补充技术指标。`,
    }
    const sent = materials.map((file) => v.parse(v.object({ ...StoredFile.entries, name: v.string() }), file))
    const target = { id, declareEntId: itemId, declareEnId: by.enId, type, version }
    return call(declare.update, { body: { ...target, action: 'resubmit', form, details, materials: sent } })
  },
  'submit an appeal': (_, { mark }, random) =>
    call(appeal.save, {
      body: {
        ...newAppeal,
        title: `厂区周边道路夜间照明不足，第 ${mark} 号路段`,
        isPublic: random.chance(0.5),
      },
    }),
  'withdraw an appeal': (world, by, random) => {
    const row = mine(world.db.appeal.getAll(), by).find(({ state }) => state === '待受理')
    if (!row || random.chance(0.4)) return false
    return call(appeal.save, {
      body: { action: 'withdraw', id: row.id, version: row.version, reason: '已自行解决' },
    })
  },
  'publish a demand or a supply': (_, { mark }, random) => {
    const [save, example] = random.chance(0.5)
      ? ([docking.demandSave, dockingExamples.demandSave] as const)
      : ([docking.supplySave, dockingExamples.supplySave] as const)
    return call(save, { body: { ...bodyOf(example.input), title: `五轴精密加工合作 ${mark}` } as never })
  },
  'take a demand down or back': (world, by, random) => {
    const row = random.pick(mine(world.db.exchange.getAll(), by).concat([]))
    if (!row || random.chance(0.7) || !['待审核', '已上架'].includes(row.status)) return false
    return call(row.kind === 'demand' ? docking.demandDown : docking.supplyDown, { params: { id: row.id } })
  },
  'ask to dock': (world, { enId }, random) => {
    const shown = world.db.exchange
      .getAll()
      .filter((row) => row.status === '已上架' && row.enId !== enId && (row.deadline ?? '9') > world.iso())
    const row = random.pick(shown)
    const input = { params: { id: row.id }, body: { ...contact, message: '可提供同类设备，请看样后再谈。' } }
    return call(row.kind === 'demand' ? docking.demandDock : docking.supplyDock, input)
  },
  'publish a listing': (world, { mark }) =>
    call(market.save, {
      body: {
        ...bodyOf((marketExamples.save.input as (of: World) => unknown)(world)),
        title: `谐波减速器 ${mark}`,
      } as never,
    }),
  'ask a provider': (world, _, random) => {
    const { id } = random.pick(world.db.provider.findMany({ where: { status: { equals: '已通过' } } }))
    return call(serve.enquire, {
      params: { id },
      body: { ...contact, message: '想进一步了解，请与我联系。' },
    })
  },
  'sign up for an activity': (world, _, random) => {
    const now = world.iso()
    const open = world.db.activity
      .getAll()
      .filter((one) => !one.cancelled && one.signupStart < now && one.signupEnd > now)
    if (open.length === 0) return false
    const { id: activityId, signed, quota } = random.pick(open)
    const action = signed < quota ? ('signup' as const) : ('wait' as const)
    return call(activity.participate, {
      body: { action, activityId, name: '林晓岚', phone: '13800000001', people: 1 },
    })
  },
  'cancel a sign-up': (world, { user }, random) => {
    const row = world.db.activityParticipant.findFirst({ where: { userId: { equals: user.id } } })
    if (!row || row.status !== '已通过' || random.chance(0.8)) return false
    return call(activity.participate, { body: { action: 'cancel', activityId: row.activityId } })
  },
  'declare a project': (world, by, random) => {
    const now = world.iso()
    const items = world.db.item
      .findMany({ where: { formKey: { equals: 'apply' }, mode: { equals: '网上申报' } } })
      .filter(
        (one) =>
          (one.isRolling || ((one.applyStart ?? '9') < now && (one.applyEnd ?? '') > now)) &&
          one.quotaAmount > 50_000,
      )
    const item = random.pick(items)
    return call(declare.create, {
      body: {
        ...{ declareEntId: item.id, declareEnId: by.enId, type: item.formKey, form: declarationForm },
        details: exampleDetails(item.fields),
        materials: materialsFor(world, item.id, by.user.id),
      },
    })
  },
}

/** Does the first thing that a person can do, from a place in the list that chance chooses for what is new. */
export async function actOnce(world: World, by: Citizen, random: Random): Promise<string> {
  const all = Object.entries(deeds)
  const answers = all.slice(0, 4)
  const news = all.slice(4)
  const begin = random.whole(0, news.length - 1)
  for (const [name, deed] of [...answers, ...news.slice(begin), ...news.slice(0, begin)]) {
    const sent = deed(world, by, random)
    if (sent === false) continue
    await sent
    return name
  }
  throw new Error('nobody is without anything to do')
}
