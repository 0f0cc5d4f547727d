import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { serve } from '#api/serve.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { addUpload } from '#mocks/examples/example.test-data.ts'
import { handlers } from './handlers.ts'

const city = startArea(handlers, { each: ['u-provider', 'en-qiming'] })
const params = { id: 'provider-qiming' }

const saveService = (cover: string) =>
  call(serve.productSave, {
    body: {
      name: '汇算清缴辅导',
      serviceType: '财税',
      providerId: params.id,
      cover,
      summary: '辅导企业完成年度汇算清缴。',
      process: ['核对账目'],
      deliverables: ['申报表'],
      priceMode: '面议',
      duration: '15 个工作日',
    },
  })

function saveProvider(change: { coverage?: string[]; logo?: string }) {
  const { version, creditCode, status: _, ...row } = city.world.db.provider.get(params.id, '机构')
  const { name, nature, foundedYear, teamSize, serviceTypes, coverage, intro, address } = row
  const { contactName, contactPhone } = row
  return call(serve.providerSave, {
    body: {
      ...params,
      version,
      creditCode,
      ...{ name, nature, foundedYear, teamSize, serviceTypes, coverage, intro, address },
      ...{ contactName, contactPhone },
      ...change,
    },
  })
}

const NOT_THERE = '图片未上传成功，请重新上传'

test.each([['/upload/2026/01/none.png'], ['data:image/png;base64,AAAA']])(
  'a cover that was never uploaded is refused at its field: %s',
  async (cover) => {
    await expect(saveService(cover)).rejects.toMatchObject({
      fields: [{ field: 'cover', errorMessage: NOT_THERE }],
    })
  },
)

test("another enterprise's upload is refused as cover and as logo", async () => {
  const { filePath } = addUpload(city.world, '门头.png', 'u-enterprise')
  await expect(saveService(filePath)).rejects.toMatchObject({
    fields: [{ field: 'cover', errorMessage: NOT_THERE }],
  })
  await expect(saveProvider({ logo: filePath })).rejects.toMatchObject({
    fields: [{ field: 'logo', errorMessage: NOT_THERE }],
  })
  const own = addUpload(city.world, '封面.png', 'u-provider')
  expect((await saveService(own.filePath)).status).toBe('待审核')
})

test.each([
  [['高新区', '火星区'], 'coverage', '请从列表中选择服务区域'],
  [[], 'coverage', '请填写服务区域'],
  [[' '], 'coverage.0', '请填写服务区域'],
])('a coverage of %o is refused at its field', async (coverage, field, errorMessage) => {
  await expect(saveProvider({ coverage })).rejects.toMatchObject({ fields: [{ field, errorMessage }] })
  expect(city.world.db.provider.get(params.id, '机构').status).toBe('已通过')
})

test("a request accepts the asking user's files and refuses another enterprise's", async () => {
  const body = {
    contactName: '林晓岚',
    contactPhone: '13800000001',
    message: '具体要求见附件，请核对条件并报价。',
    productId: 'product-qiming-2',
  }
  city.as('u-enterprise', 'en-chengyue')
  const ask = (...attachments: ReturnType<typeof addUpload>[]) =>
    call(serve.enquire, { params, body: { ...body, attachments } })
  const own = addUpload(city.world, '现状说明.pdf', 'u-enterprise')
  const theirs = addUpload(city.world, '财务报表.pdf', 'u-other')
  await expect(ask(own, theirs)).rejects.toMatchObject({
    fields: [{ field: 'attachments.1.filePath', errorMessage: '第 2 个文件未上传成功，请重新上传' }],
  })
  expect((await ask(own)).attachments).toMatchObject([{ fileName: '现状说明.pdf' }])
})
