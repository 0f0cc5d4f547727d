import type { auth } from '#api/auth.ts'
import type { binding } from '#api/binding.ts'
import type { applet } from '#api/applet.ts'
import type { attribute } from '#api/attribute.ts'
import type { common } from '#api/common.ts'
import type { enterprise } from '#api/enterprise.ts'
import type { message } from '#api/message.ts'
import { demo } from '#mocks/auth/accounts.ts'
import type { World } from '#mocks/city.ts'
import { encrypted, type Examples, plain, addUpload } from './example.test-data.ts'

function captcha(world: World) {
  world.captchas.set('c-1', 'ABCD')
  return { id: 'c-1', captchaCode: 'abcd' }
}

function smsCode(world: World, tel: string, type: string) {
  world.db.smsCode.create({
    id: `${tel}:${type}`,
    code: '123456',
    expires: world.now() + 60_000,
    failures: 0,
  })
  return { tel, smsCode: '123456' }
}

const { enterprise: one, person } = demo

export const authExamples: Examples<typeof auth> = {
  refresh: { input: (world) => ({ body: { refreshToken: world.grant('u-person').refresh_token } }) },
  login: {
    input: (world) => ({ query: { tel: one.tel, password: encrypted(one.password), ...captcha(world) } }),
  },
  loginZwfw: { input: { body: { zwfwToken: `zwfw-${one.tel}` } } },
  loginSso: { input: { query: { code: `sso-${one.tel}` } } },
  loginPhone: { input: (world) => ({ body: smsCode(world, one.tel, 'login') }) },
  currentUser: plain,
  captcha: { input: { params: { id: 'c-2' } } },
  sendSms: { input: (world) => ({ query: { tel: one.tel, type: 'login', ...captcha(world) } }) },
  resetPassword: {
    input: (world) => ({
      body: { ...smsCode(world, person.tel, 'reset'), password: encrypted('Xinmima@2027') },
    }),
  },
  changePassword: {
    as: 'u-provider',
    input: {
      body: {
        oldPassword: encrypted(demo.provider.password),
        password: encrypted('Xinmima@2027'),
        confirmPassword: encrypted('Xinmima@2027'),
      },
    },
  },
  register: {
    input: (world) => ({
      body: { ...smsCode(world, '13900001234', 'register'), password: encrypted('Zhuce@2027') },
    }),
  },
}

/** Returns the proof of the 法定代表人 of an enterprise that nobody is bound to. */
function legalProof(world: World) {
  const { creditCode, legalPerson: name, idTail } = world.db.register.getAll().at(-1)!
  return { way: '法定代表人', creditCode, name, idTail } as const
}

export const bindingExamples: Examples<typeof binding> = {
  currentEnterprises: plain,
  bindEnterprise: { as: 'u-person', input: (world) => ({ body: legalProof(world) }) },
  unbindEnterprise: { owned: true, input: { query: { enId: 'en-lanqi' } } },
}

export const appletExamples: Examples<typeof applet> = {
  encode: { input: { query: { id: 'policy-rd' } } },
  code: { input: { body: { path: '/policy/search/detail?id=policy-rd' } } },
}

export const attributeExamples: Examples<typeof attribute> = {
  answers: { ...plain, owned: true },
  save: { owned: true, input: { body: { answers: { employees: 86, highTech: true, exports: 0 } } } },
}

export const commonExamples: Examples<typeof common> = {
  dict: { input: { query: { typeCode: 'district' } } },
  dictTree: { input: { query: { typeCode: 'industry' } } },
  dicts: { input: { query: { typeCode: ['district', 'industry'] } } },
  upload: {
    input: () => {
      const body = new FormData()
      body.set('file', new File(['%PDF-1.4'], '营业执照（副本）.pdf', { type: 'application/pdf' }))
      return { body }
    },
  },
  download: {
    as: 'u-enterprise',
    owned: true,
    input: (world) => ({ query: addUpload(world, '申报书.pdf') }),
  },
  provinces: plain,
  cities: { input: { params: { id: '370000' } } },
  counties: { input: { params: { id: '370200' } } },
  regions: plain,
  recordBehaviour: { input: { body: { action: '浏览', page: '/policy/search' } } },
}

export const enterpriseExamples: Examples<typeof enterprise> = {
  library: { input: { query: { current: 2, size: 5 } } },
  suggest: { input: { query: { keyword: '澄岳' } } },
  find: { input: { query: { enId: 'en-chengyue' } } },
  current: { ...plain, owned: true },
  basic: { ...plain, owned: true },
  saveBasic: {
    owned: true,
    input: (world) => {
      const { id, version, district, industry, scale, mainBusiness, address } = world.db.enterprise.get(
        'en-chengyue',
        '企业',
      )
      const contact = { contactName: '林晓岚', contactPhone: one.tel }
      return { body: { id, version, district, industry, scale, mainBusiness, address, ...contact } }
    },
  },
  save: {
    owned: true,
    input: (world) => {
      const { id, version } = world.db.enterprise.get('en-chengyue', '企业')
      return { body: { id, version, attributes: [{ key: 'employees', value: 128, year: 2025 }] } }
    },
  },
  grade: { ...plain, owned: true },
}

export const messageExamples: Examples<typeof message> = {
  page: { input: { query: { current: 1, size: 5, read: 'false' } } },
  detail: { owned: true, input: { query: { id: 'message-enterprise-1' } } },
  count: plain,
  readAll: { input: { body: { ids: ['message-enterprise-1'] } } },
}
