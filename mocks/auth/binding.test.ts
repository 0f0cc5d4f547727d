import { expect, test } from 'vitest'
import { binding, type Binding } from '#api/binding.ts'
import { call } from '#api/call/call.ts'
import { enterprise } from '#api/enterprise.ts'
import { message } from '#api/message.ts'
import { session as sessionCalls } from '#api/session.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import { handlers } from '#mocks/handlers.ts'
import { refusedAt } from './auth.test-kit.ts'
import { demo, demoEnterprisesByName } from './accounts.ts'

const city = startArea(handlers, { each: ['u-person', ''] })
const { chengyue } = demoEnterprisesByName
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Body = Parameters<typeof call<typeof binding.bindEnterprise>>[1]['body']
const put = (body: Body) => call(binding.bindEnterprise, { body })
const mine = () => call(binding.currentEnterprises, {})
const end = (query: { enId: string; userId?: string; invitationId?: string }) =>
  call(binding.unbindEnterprise, { query })
const free = () => city.world.db.register.get('en-001', '登记信息')
const lastSms = (tel: string) => city.world.sms.findLast((one) => one.tel === tel)!.code
const titles = async () =>
  (await call(message.page, { query: { size: 3 } })).records.map(({ title }) => title)
const entryOf = (list: Binding[], enId: string) => list.find((one) => one.enId === enId)

function legal() {
  const { creditCode, legalPerson: name, idTail } = free()
  return { way: '法定代表人', creditCode, name, idTail } as const
}

/** Lets 林晓岚 invite a person to 澄岳, and returns the code. */
async function invite(tel: string, role: '管理员' | '经办人' = '经办人') {
  city.as('u-enterprise', chengyue.enId)
  await put({ way: '邀请', creditCode: chengyue.creditCode, name: '陈一苇', tel, role })
  return lastSms(tel)
}

/** Hands in an 授权书 for 澄岳 with an uploaded file. */
function handIn() {
  const filePath = '/upload/2026/01/letter.pdf'
  const stored = { filePath, fileName: '授权书.pdf', type: 'application/pdf' }
  const bytes = new TextEncoder().encode('%PDF-1.4')
  city.world.files.set(filePath, { ...stored, bytes, userId: 'u-person', enId: '' }, bytes.length)
  const file = { ...stored, size: bytes.length }
  return put({ way: '授权书', creditCode: chengyue.creditCode, name: '陈一苇', files: [file] })
}

test('a 法定代表人 is bound as 管理员 by the register and the code to its phone', async () => {
  const { tel, enName } = free()
  const [begun] = await put(legal())
  expect(begun).toMatchObject({ enName, state: '待核验', sentTo: `${tel.slice(0, 3)}****${tel.slice(-4)}` })
  expect((await call(sessionCalls.currentUser, {})).ens).toEqual([])
  await expect(put({ ...legal(), smsCode: '000000' })).rejects.toMatchObject(refusedAt('smsCode', /不正确/))
  const [bound] = await put({ ...legal(), smsCode: lastSms(tel) })
  expect(bound).toMatchObject({ state: '有效', role: '管理员', way: '法定代表人' })
  expect(bound?.sentTo).toBeUndefined()
  expect(await call(sessionCalls.currentUser, {})).toMatchObject({
    memberType: 'enterprise',
    ens: [{ enId: 'en-001' }],
  })
  expect(await titles()).toContain('企业绑定成功')
})

test('a wrong name or ID number is refused alike, and five within an hour stop the person', async () => {
  const wrong = () => put({ ...legal(), idTail: '00000X' })
  await expect(put({ ...legal(), name: '某某' })).rejects.toMatchObject(
    refusedAt('idTail', /^姓名或身份证号后六位与登记信息不一致，还可尝试 4 次$/),
  )
  for (const left of [3, 2, 1])
    await expect(wrong()).rejects.toMatchObject(
      refusedAt('idTail', new RegExp(`还可尝试 ${String(left)} 次`)),
    )
  await expect(wrong()).rejects.toMatchObject(refusedAt('idTail', /请 1 小时后再试/))
  await expect(put(legal())).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/一小时内错误 5 次，请 \d+ 分钟后再试/) as string,
  })
  expect(city.world.sms).toEqual([])
  city.world.clockOffset = 61 * MINUTE
  expect((await put(legal()))[0]).toMatchObject({ state: '待核验' })
})

test('an SMS code of one person or purpose proves nothing for another', async () => {
  await put(legal())
  const smsCode = lastSms(free().tel)
  city.as('u-applicant')
  await expect(put({ ...legal(), smsCode })).rejects.toMatchObject(refusedAt('smsCode', /已失效/))
})

test('an invitation binds only the invited phone, and once', async () => {
  const code = await invite(demo.person.tel)
  const body = { way: '邀请码', creditCode: chengyue.creditCode, code } as const
  city.as('u-applicant')
  await expect(put(body)).rejects.toMatchObject(refusedAt('code', /138\*{4}0003/))
  city.as('u-person')
  expect(await titles()).toContain('邀请您代表企业办理业务')
  const [invited] = await mine()
  expect(invited).toMatchObject({
    state: '待接受',
    role: '经办人',
    invitation: { invitedBy: '林晓岚', code },
  })
  expect((await put(body))[0]).toMatchObject({ state: '有效', role: '经办人', way: '邀请码' })
  await expect(put(body)).rejects.toMatchObject(refusedAt('code', /不正确或已失效/))
  city.as('u-enterprise')
  expect(await titles()).toContain('本企业增加办理人员')
  const own = entryOf(await mine(), chengyue.enId)
  expect(own?.members?.map(({ name, role, state }) => [name, role, state])).toEqual([
    ['林晓岚', '管理员', '有效'],
    ['沈知行', '经办人', '有效'],
    ['唐若溪', '经办人', '待核验'],
    ['陈一苇', '经办人', '有效'],
  ])
  expect(own?.invitations).toEqual([])
})

test('an invitation expires after seven days', async () => {
  const code = await invite(demo.person.tel)
  city.world.clockOffset = 7 * DAY + MINUTE
  city.as('u-person')
  expect(await mine()).toEqual([])
  const body = { way: '邀请码', creditCode: chengyue.creditCode, code } as const
  await expect(put(body)).rejects.toMatchObject(refusedAt('code', /不正确或已失效/))
})

test('only an administrator sees the people and invites', async () => {
  city.as('u-colleague', chengyue.enId)
  const [own] = await mine()
  expect(own).toMatchObject({ role: '经办人', state: '有效' })
  expect(own?.members).toBeUndefined()
  const invitation = { way: '邀请', name: '某某', tel: '13900000001', role: '经办人' } as const
  const { creditCode, enId } = chengyue
  await expect(put({ ...invitation, creditCode })).rejects.toMatchObject({ status: 403 })
  await expect(end({ enId, userId: 'u-enterprise' })).rejects.toMatchObject({ status: 403 })
  city.as('u-enterprise', enId)
  const { tel } = demo.colleague
  await expect(put({ ...invitation, creditCode, tel })).rejects.toMatchObject(
    refusedAt('tel', /已是本企业的经办人/),
  )
  await expect(put({ ...invitation, creditCode, tel: demo.enterprise.tel })).rejects.toMatchObject(
    refusedAt('tel', /不能邀请自己/),
  )
  await expect(put({ ...invitation, creditCode: free().creditCode })).rejects.toMatchObject({ status: 403 })
})

test('an 授权书 waits for its audit, and the clock approves it after two working days', async () => {
  const { enId } = chengyue
  const [waiting] = await handIn()
  expect(waiting).toMatchObject({
    enId,
    state: '待核验',
    role: '经办人',
    dueTime: expect.any(String) as string,
  })
  await expect(handIn()).rejects.toThrow(/正在核验/)
  city.as('u-person', enId)
  await expect(call(enterprise.current, {})).rejects.toMatchObject({ status: 403 })
  city.world.clockOffset = Date.parse(waiting!.dueTime!) + MINUTE - Date.now()
  city.as('u-person', enId)
  expect((await mine())[0]).toMatchObject({ enId, state: '有效' })
  expect(await call(enterprise.current, {})).toMatchObject({ enId })
})

test('an ended person is refused at the next call, and both sides are told', async () => {
  const { enId } = chengyue
  city.as('u-colleague', enId)
  expect(await call(enterprise.basic, {})).toMatchObject({ enId })
  city.as('u-enterprise', enId)
  await end({ enId, userId: 'u-colleague' })
  city.as('u-colleague', enId)
  await expect(call(enterprise.basic, {})).rejects.toMatchObject({ status: 403 })
  expect(await mine()).toEqual([])
  expect(await titles()).toContain('办理权限已结束')
})

test('the last administrator stays while others act, and leaves when alone', async () => {
  const { enId } = chengyue
  city.as('u-enterprise', enId)
  await expect(end({ enId })).rejects.toThrow(/唯一的管理员，还有 1 名经办人/)
  await end({ enId, userId: 'u-colleague' })
  expect(entryOf(await end({ enId }), enId)).toBeUndefined()
})

test('an invitation can be withdrawn and turned down', async () => {
  const { enId, creditCode } = chengyue
  const code = await invite(demo.person.tel)
  city.as('u-person')
  expect(await end({ enId })).toEqual([])
  city.as('u-enterprise', enId)
  expect(await titles()).toContain('邀请未被接受')
  city.world.clockOffset = 2 * MINUTE
  await invite(demo.person.tel, '管理员')
  const { invitations } = entryOf(await mine(), enId)!
  await end({ enId, invitationId: invitations![0]!.id })
  city.as('u-person')
  await expect(put({ way: '邀请码', creditCode, code })).rejects.toMatchObject(refusedAt('code', /已失效/))
  await expect(end({ enId })).rejects.toMatchObject({ status: 403 })
})

test('a credit code alone, an unknown enterprise, and another person’s file prove nothing', async () => {
  const { creditCode } = free()
  await expect(put({ creditCode } as never)).rejects.toMatchObject(refusedAt('way', /请选择核验方式/))
  await expect(put({ ...legal(), creditCode: '91440300708461136T' })).rejects.toMatchObject(
    refusedAt('creditCode', /没有该企业/),
  )
  await expect(put({ ...legal(), idTail: '12' })).rejects.toMatchObject(refusedAt('idTail', /后六位/))
  const files = [{ filePath: '/upload/u-applicant/授权书.pdf', fileName: '授权书.pdf', size: 9, type: '' }]
  await expect(put({ way: '授权书', creditCode, name: '陈一苇', files })).rejects.toMatchObject({
    kind: 'refused',
    fields: [{ field: 'files.0.filePath', errorMessage: '第 1 个文件未上传成功，请重新上传' }],
  })
  expect(await mine()).toEqual([])
})

test('a refused 授权书 says why, and can be handed in again', async () => {
  await handIn()
  const { auditLetter } = await import('./unbinding.ts')
  auditLetter(city.world, `u-person:${chengyue.enId}`, 'reject', '未加盖公章')
  expect((await mine())[0]).toMatchObject({ state: '未通过', reason: '未加盖公章' })
  expect((await call(sessionCalls.currentUser, {})).ens).toEqual([])
  expect((await handIn())[0]).toMatchObject({ state: '待核验' })
})
