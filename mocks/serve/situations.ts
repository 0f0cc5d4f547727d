import type { World } from '#mocks/city.ts'
import { auditRecord } from '#mocks/record/audited.ts'
import {
  callerOf,
  restore,
  type SituationRecords,
  situationsOf,
  situationsOfRecords,
} from '#mocks/situation.ts'
import { enquire, step } from './enquiries.ts'
import { products, providers } from './rules.ts'

/** Lets a person ask the demo provider about a service. */
function ask(world: World) {
  restore(world, 'provider', 'provider-qiming')
  const earlier = world.db.serviceEnquiry.findMany({ where: { userId: { equals: 'u-person' } } })
  for (const { id } of earlier) world.db.serviceEnquiry.remove(id)
  return enquire(callerOf(world, 'u-person'), 'provider-qiming', {
    contactName: '陈一苇',
    contactPhone: '13800000003',
    message: '想了解个体工商户代理记账的费用和周期。',
    productId: 'product-qiming-2',
  })
}

const records: SituationRecords = {
  table: 'product',
  page: (id) => `/professional-services/product-service/view/${id}`,
  who: 'provider',
}

const ofServices = situationsOfRecords('专业服务', records, [
  {
    id: 'product-waiting',
    title: '服务产品待审核',
    sees: '新服务等待审核，尚未公开。',
    record: 'product-qiming-3',
    shows: '待审核',
  },
  {
    id: 'product-rejected',
    title: '服务产品未通过审核',
    sees: '写明驳回原因，可以修改后再提交。',
    record: 'product-qiming-3',
    make: (world, id) => auditRecord(world, products, id, 'reject', '请写明收费标准'),
    shows: '请写明收费标准',
  },
])

const others = situationsOf('专业服务', [
  {
    id: 'enquiry-received',
    title: '服务机构收到咨询',
    sees: '机构看到新的咨询和联系方式，可以回复。',
    who: 'provider',
    make: ask,
    opens: '/user/my-provider',
    shows: '想了解个体工商户代理记账的费用和周期',
  },
  {
    id: 'enquiry-closed',
    title: '咨询被机构关闭',
    sees: '咨询人看到关闭的原因。',
    who: 'person',
    make(world) {
      const { id: enquiryId } = ask(world)
      step(callerOf(world, 'u-provider', 'en-qiming'), 'provider-qiming', {
        enquiryId,
        status: '已关闭',
        reason: '本月排期已满',
      })
    },
    opens: '/user/collect?kind=enquiry',
    shows: '本月排期已满',
  },
  {
    id: 'enquiry-done',
    title: '咨询已完成，可以评价',
    sees: '咨询人可以评价服务。',
    who: 'person',
    make(world) {
      const { id: enquiryId } = ask(world)
      const by = callerOf(world, 'u-provider', 'en-qiming')
      for (const status of ['已联系', '已完成'] as const) step(by, 'provider-qiming', { enquiryId, status })
    },
    opens: '/user/collect?kind=enquiry',
    shows: '本次咨询已完成',
  },
  {
    id: 'provider-rejected',
    title: '机构资料未通过审核',
    sees: '机构修改的资料被驳回，写明原因。',
    who: 'provider',
    make(world) {
      restore(world, 'provider', 'provider-qiming')
      world.db.provider.change('provider-qiming', { status: '待审核' })
      auditRecord(world, providers, 'provider-qiming', 'reject', '营业执照已过有效期')
    },
    opens: '/user/my-provider',
    shows: '营业执照已过有效期',
  },
])

export const situations = [...others, ...ofServices]
