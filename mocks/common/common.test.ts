import { expect, test } from 'vitest'
import { call } from '#api/call/call.ts'
import { common, dictTypes, UPLOAD_MAX } from '#api/common.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { beginningOf } from './file-kind.ts'
import { handlers } from './handlers.ts'
import { seedFile } from './seed-file.ts'

const city = startArea(handlers, { scenario: 'empty', each: ['u-enterprise', ''] })

function upload(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.set('file', new File([bytes], name, { type: 'application/pdf' }))
  return call(common.upload, { body })
}

test('a file is downloaded as it was uploaded, under its Chinese name', async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(40_000))
  bytes.set(beginningOf('pdf'))
  const stored = await upload('营业执照 副本.PDF', bytes)
  expect(stored).toMatchObject({ fileName: '营业执照 副本.PDF', size: 40_000, type: 'application/pdf' })
  expect(stored.filePath).toMatch(/^\/upload\/\d{4}\/\d{2}\/[\w-]+\.pdf$/)
  const { blob, name } = await call(common.download, { query: { filePath: stored.filePath } })
  expect(name).toBe('营业执照 副本.PDF')
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
})

test('neither another user nor a visitor gets my file', async () => {
  const { filePath } = await upload('审计报告.pdf', new Uint8Array(beginningOf('pdf')))
  city.as('u-other')
  await expect(call(common.download, { query: { filePath } })).rejects.toMatchObject({ status: 403 })
  city.as(undefined)
  await expect(call(common.download, { query: { filePath } })).rejects.toMatchObject({ status: 401 })
})

test.each([
  ['脚本.exe', 10, /只能上传/],
  ['没有后缀', 10, /只能上传/],
  ['空.pdf', 0, /文件为空/],
  ['太大.zip', UPLOAD_MAX + 1, /不能超过 20 MB/],
])('the file %s is refused at its field', async (name, size, words) => {
  await expect(upload(name, new Uint8Array(size))).rejects.toMatchObject({
    fields: [{ field: 'file', errorMessage: expect.stringMatching(words) as string }],
  })
})

test('a file of another kind than its name says is refused, and one of that kind is stored', async () => {
  await expect(upload('扫描件.jpg', new Uint8Array(beginningOf('pdf')))).rejects.toMatchObject({
    fields: [{ field: 'file', errorMessage: '文件内容不是 JPG 格式，请另存为该格式后上传' }],
  })
  expect(await upload('扫描件.JPG', new Uint8Array(beginningOf('jpg')))).toMatchObject({ size: 3 })
})

test('a form without a file and an unknown path are refused', async () => {
  await expect(call(common.upload, { body: new FormData() })).rejects.toMatchObject({
    fields: [{ field: 'file' }],
  })
  const nowhere = call(common.download, { query: { filePath: '/upload/2026/01/none.pdf' } })
  await expect(nowhere).rejects.toMatchObject({ kind: 'refused', message: '文件不存在或已删除' })
})

test('a seeded file is a real one of its stated size, readable by its owner, or by everybody without one', async () => {
  const guide = seedFile(city.world, { fileName: '申报书模板.docx', lines: ['一、基本情况'] })
  const own = seedFile(city.world, { fileName: '审计报告.pdf', lines: ['资产负债表'], userId: 'u-other' })
  expect(seedFile(city.world, { fileName: '申报书模板.docx', lines: ['一、基本情况'] })).toEqual(guide)
  const { blob, name } = await call(common.download, { query: { filePath: guide.filePath } })
  expect([name, blob.size]).toEqual(['申报书模板.docx', guide.size])
  expect(await blob.slice(0, 2).text()).toBe('PK')
  await expect(call(common.download, { query: { filePath: own.filePath } })).rejects.toMatchObject({
    status: 403,
  })
})

test('every dictionary has choices, alone, as a tree and in a batch', async () => {
  const all = await call(common.dicts, { query: { typeCode: [...dictTypes] } })
  expect(Object.keys(all)).toEqual([...dictTypes])
  expect(dictTypes.filter((type) => all[type]!.length < 2)).toEqual([])
  for (const type of dictTypes) {
    expect(await call(common.dict, { query: { typeCode: type } })).toEqual(all[type])
  }
  const tree = await call(common.dictTree, { query: { typeCode: 'product_category' } })
  const machines = tree.find((one) => one.name === '机械设备')
  expect(machines?.children?.length).toBeGreaterThan(1)
  await expect(call(common.dicts, { query: { typeCode: 'district,nothing' } })).rejects.toMatchObject({
    kind: 'refused',
  })
})

test('a person finds the home city and any other in three steps', async () => {
  const find = (list: { id: string; name: string }[], name: string) =>
    list.find((one) => one.name === name)!.id
  const provinces = await call(common.provinces, {})
  expect(provinces).toHaveLength(34)
  const cities = await call(common.cities, { params: { id: find(provinces, '山东省') } })
  const counties = await call(common.counties, { params: { id: find(cities, '滨海市') } })
  expect(counties.map((one) => one.name)).toContain('西海岸新区')
  const [beijing] = await call(common.cities, { params: { id: find(provinces, '北京市') } })
  const districts = await call(common.counties, { params: { id: beijing!.id } })
  expect(districts.map((one) => one.name)).toContain('海淀区')
  await expect(call(common.cities, { params: { id: '999999' } })).rejects.toMatchObject({ kind: 'refused' })
})

test('every place in the whole tree has a unique id, except cities that consist of one county', async () => {
  const tree = await call(common.regions, {})
  const ids = tree.flatMap((one) => [one.id, ...(one.children ?? []).map((city) => city.id)])
  expect(new Set(ids).size).toBe(ids.length)
  const counties = tree.flatMap((one) => one.children ?? []).flatMap((one) => one.children ?? [])
  expect(counties.length).toBeGreaterThan(2_800)
  expect(new Set(counties.map((one) => one.id)).size).toBe(counties.length)
})

test('behaviour is logged with the user, or without one for a visitor', async () => {
  await call(common.recordBehaviour, { body: { action: '浏览', page: '/policy/search' } })
  city.as(undefined)
  await call(common.recordBehaviour, { body: { action: '搜索', page: '/general-search', content: '贴息' } })
  expect(city.world.db.behaviour.getAll()).toMatchObject([
    { action: '浏览', userId: 'u-enterprise' },
    { action: '搜索', content: '贴息' },
  ])
  expect(city.world.db.behaviour.getAll()[1]).not.toHaveProperty('userId')
})

test('a rating of an answer is kept, and a later one of the same answer replaces it', async () => {
  const rate = (rating: '有用' | '无用') =>
    call(common.recordBehaviour, {
      body: { action: '评价', page: '小易', bizType: '小易答复', bizId: 'answer-1', content: '待办', rating },
    })
  await rate('有用')
  await rate('无用')
  const rated = city.world.db.behaviour.getAll().filter(({ bizId }) => bizId === 'answer-1')
  expect(rated).toMatchObject([{ rating: '无用', content: '待办' }])
})
