import type { World } from '#mocks/city.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import { callerOf, endOfDay, type SituationRecords, situationsOfRecords } from '#mocks/situation.ts'
import { dock, step } from './requests.ts'
import { audited } from './rules.ts'

const records: SituationRecords = {
  table: 'exchange',
  page: (id) => `/docking/demand-service/view/${id}`,
  who: 'enterprise',
}

/** Lets another enterprise ask to dock with a demand of the demo enterprise, as the only one. */
function receive(world: World, demandId: string) {
  for (const { id } of world.db.docking.findMany({ where: { targetId: { equals: demandId } } }))
    world.db.docking.remove(id)
  world.db.exchange.change(demandId, { deadline: endOfDay(world, 20).slice(0, 10) })
  return dock(callerOf(world, 'u-other', 'en-jiashu'), 'demand', demandId, {
    contactName: '何嘉树',
    contactPhone: '13800000004',
    message: '我司有两台车铣复合机床空闲，可承接该批订单。',
  })
}

/** Milliseconds after which a colleague changes the demand that is open for editing. */
const EDITED_AFTER = 5_000

export const situations = situationsOfRecords('供需对接', records, [
  {
    id: 'demand-waiting',
    title: '需求审核中',
    sees: '需求等待审核，写明提交时间。',
    record: 'demand-3',
    shows: '待审核',
  },
  {
    id: 'demand-rejected',
    title: '需求未通过审核',
    sees: '写明驳回原因和要改的地方，可以修改后再提交。',
    record: 'demand-3',
    make(world, id) {
      auditRecord(world, audited.demand, id, 'reject', '请写明认证的产品型号')
    },
    shows: '请写明认证的产品型号',
  },
  {
    id: 'demand-expired',
    title: '需求已过期，可以续期',
    sees: '截止日期已过，可以续期或下架。',
    record: 'demand-2',
    make(world, id) {
      world.db.exchange.change(id, { deadline: endOfDay(world, -1).slice(0, 10) })
    },
    shows: '已过期',
  },
  {
    id: 'docking-received',
    title: '收到一条对接申请',
    sees: '嘉树新材料申请对接，可以查看联系方式并回复。',
    record: 'demand-1',
    make: receive,
    shows: '我司有两台车铣复合机床空闲',
  },
  {
    id: 'docking-agreed',
    title: '对接达成',
    sees: '申请方看到双方已达成合作。',
    who: 'other',
    record: 'demand-1',
    make(world, id) {
      const { id: dockingId } = receive(world, id)
      const by = callerOf(world, 'u-enterprise', 'en-chengyue')
      for (const status of ['已联系', '洽谈中', '已达成'] as const)
        step(by, 'demand', id, { dockingId, status })
    },
    opens: '/user/my-demand?view=asked',
    shows: '已与发布方达成合作',
  },
  {
    id: 'edited-by-two',
    title: '两人同时修改',
    sees: '打开修改页 5 秒后同事保存了另一版；改动后提交，页面并列两边的内容请您选择。',
    record: 'demand-5',
    make(world, id) {
      const { version } = world.db.exchange.get(id, '需求')
      const saveAnother = () => {
        if (world.db.exchange.find(id)?.version !== version) return
        world.db.exchange.change(id, {
          title: '海外仓年度招标（同事改）',
          version: version + 1,
          updateTime: world.iso(),
        })
      }
      setTimeout(saveAnother, EDITED_AFTER)
    },
    opens: '/docking/demand-service/edit/demand-5',
    shows: '修改需求',
  },
])
