import type { User } from './tables.ts'

/** Demo accounts that the README and `npm start` print, with their roles in words. They exist in every world. */
export const demo = {
  enterprise: { role: '企业用户', tel: '13800000001', password: 'Qiye@2026', nickname: '林晓岚' },
  provider: { role: '服务机构', tel: '13800000002', password: 'Fuwu@2026', nickname: '周启明' },
  person: { role: '个人用户', tel: '13800000003', password: 'Geren@2026', nickname: '陈一苇' },
  /** Account of another enterprise; shows that one user never sees another's records. */
  other: { role: '另一家企业', tel: '13800000004', password: 'Lingyi@2026', nickname: '何嘉树' },
  /** 经办人 of the first enterprise of `enterprise`, who is its 管理员. */
  colleague: { role: '企业经办人', tel: '13800000005', password: 'Tongshi@2026', nickname: '沈知行' },
  /** Person whose 授权书 for that enterprise waits for its audit. */
  applicant: { role: '待核验人员', tel: '13800000006', password: 'Shenqing@2026', nickname: '唐若溪' },
} as const

/** Name of a demo account. */
export type Account = keyof typeof demo

/** Enterprises of the demo accounts, by a short name. */
export const demoEnterprisesByName = {
  chengyue: { enId: 'en-chengyue', enName: '澄岳精密制造有限公司', creditCode: '91371800MA3C1T8N69' },
  lanqi: { enId: 'en-lanqi', enName: '岚企智能装备有限公司', creditCode: '91371800MA3D2K5P0E' },
  fuwu: { enId: 'en-qiming', enName: '启明企业服务有限公司', creditCode: '91371800MA3F4H7X2C' },
  other: { enId: 'en-jiashu', enName: '嘉树新材料有限公司', creditCode: '91371800MA3G8L2W5F' },
}

/** Enterprises of the demo accounts; the enterprise area adds the rest of their records under the same enId. */
export const demoEnterprises = Object.values(demoEnterprisesByName)

/** Returns the menu of the user space; providers have two more entries. */
export const menusOf = (memberType: User['memberType']): User['menus'] => [
  {
    menuHref: '/user',
    menuName: '个人中心',
    children: [
      { menuHref: 'relation', menuName: '关联企业' },
      { menuHref: 'match-report', menuName: '政策计算报告' },
      { menuHref: 'my-market', menuName: '工业产品' },
      { menuHref: 'my-declare', menuName: '我的申报' },
      { menuHref: 'collect', menuName: '我的收藏' },
      { menuHref: 'activity', menuName: '我的活动' },
      { menuHref: 'my-appeal', menuName: '我的诉求' },
      { menuHref: 'my-demand', menuName: '我的需求' },
      { menuHref: 'my-supply', menuName: '我的供给' },
      ...(memberType === 'service_provider'
        ? [
            { menuHref: 'my-product', menuName: '我的产品' },
            { menuHref: 'my-provider', menuName: '我的机构' },
          ]
        : []),
      { menuHref: 'changePassword', menuName: '我的信息' },
      { menuHref: 'message', menuName: '消息中心' },
    ],
  },
]
