import { type AttributeKey, attributeKinds, type AttributeValue } from '#api/attribute.ts'
import type { EnterpriseRef } from '#api/session.ts'
import type { Beginning } from '#mocks/city.ts'
import type { EnterpriseRow, Fact } from './tables.ts'

type Columns = Omit<
  EnterpriseRow,
  'id' | 'version' | 'createTime' | 'updateTime' | 'facts' | keyof EnterpriseRef
>
interface Profile extends Columns {
  facts: Partial<Record<AttributeKey, AttributeValue>>
  /** Attributes that are not confirmed yet. */
  unconfirmed: AttributeKey[]
}

/** Attributes known from the city's registers; the enterprise itself states the others. */
const official: AttributeKey[] = [
  'tax',
  'highTech',
  'techSme',
  'srdi',
  'inventionPatents',
  'softwareCopyrights',
  'taxGrade',
  'dishonest',
  'socialInsurance',
  'aboveScale',
]

const profiles: Record<string, Profile> = {
  'en-chengyue': {
    district: '高新区',
    industry: '高端装备',
    mainBusiness: '高精度数控机床主轴与直线传动部件的研发、制造与销售',
    foundedYear: 2013,
    scale: '小',
    tags: ['规上', '高企', '科小', '专精特新', '外贸'],
    legalPerson: '林海',
    registeredCapital: 20_000_000,
    address: '高新区科技大道118号',
    contactName: '林晓岚',
    contactPhone: '13800000001',
    website: 'https://www.chengyue.example',
    intro:
      '澄岳精密专注数控机床核心功能部件十余年，主轴、丝杠与导轨产品配套国内多家机床整机厂，建有市级企业技术中心。',
    facts: {
      employees: 186,
      revenue: 42_800_000,
      netProfit: 3_850_000,
      tax: 2_960_000,
      rdCost: 2_354_000,
      rdStaff: 34,
      debtRatio: 46.5,
      highTech: true,
      techSme: true,
      srdi: true,
      inventionPatents: 11,
      softwareCopyrights: 6,
      taxGrade: 'A',
      dishonest: false,
      socialInsurance: true,
      aboveScale: true,
      exports: 5_200_000,
    },
    unconfirmed: [],
  },
  'en-lanqi': {
    district: '西海岸新区',
    industry: '高端装备',
    mainBusiness: '柔性装配线与视觉检测设备的研发、集成',
    foundedYear: 2021,
    scale: '小',
    tags: ['科小'],
    legalPerson: '林晓岚',
    registeredCapital: 5_000_000,
    address: '西海岸新区工业园一路26号',
    contactName: '林晓岚',
    contactPhone: '13800000001',
    facts: {
      employees: 32,
      revenue: 8_600_000,
      netProfit: -420_000,
      tax: 310_000,
      rdCost: 1_180_000,
      rdStaff: 12,
      debtRatio: 68.2,
      highTech: false,
      techSme: true,
      srdi: false,
      inventionPatents: 1,
      softwareCopyrights: 9,
      taxGrade: 'M',
      dishonest: false,
      socialInsurance: true,
      aboveScale: false,
      exports: 0,
    },
    unconfirmed: ['rdCost', 'debtRatio'],
  },
  'en-qiming': {
    district: '市南区',
    industry: '现代服务',
    mainBusiness: '政策申报代办、知识产权与财税咨询',
    foundedYear: 2017,
    scale: '小',
    tags: [],
    legalPerson: '周启明',
    registeredCapital: 3_000_000,
    address: '市南区滨海大道66号',
    contactName: '周启明',
    contactPhone: '13800000002',
    website: 'https://www.qiming.example',
    intro: '启明企业服务为中小企业提供政策申报、知识产权与财税一站式服务，累计服务企业六百余家。',
    facts: {
      employees: 46,
      revenue: 12_600_000,
      netProfit: 1_530_000,
      tax: 860_000,
      rdCost: 0,
      rdStaff: 0,
      debtRatio: 31.4,
      highTech: false,
      techSme: false,
      srdi: false,
      inventionPatents: 0,
      softwareCopyrights: 4,
      taxGrade: 'B',
      dishonest: false,
      socialInsurance: true,
      aboveScale: false,
      exports: 0,
    },
    unconfirmed: [],
  },
  'en-jiashu': {
    district: '临港区',
    industry: '新材料',
    mainBusiness: '碳纤维预浸料与海洋防腐复合材料的研发、生产',
    foundedYear: 2009,
    scale: '中',
    tags: ['规上', '高企', '专精特新', '小巨人', '外贸'],
    legalPerson: '何嘉树',
    registeredCapital: 60_000_000,
    address: '临港区港城路201号',
    contactName: '何嘉树',
    contactPhone: '13800000004',
    facts: {
      employees: 412,
      revenue: 128_000_000,
      netProfit: 14_900_000,
      tax: 9_700_000,
      rdCost: 8_960_000,
      rdStaff: 78,
      debtRatio: 39.8,
      highTech: true,
      techSme: false,
      srdi: true,
      inventionPatents: 37,
      softwareCopyrights: 3,
      taxGrade: 'A',
      dishonest: false,
      socialInsurance: true,
      aboveScale: true,
      exports: 21_500_000,
    },
    unconfirmed: ['exports'],
  },
}

/** Returns the complete record of a demo account's enterprise; yearly values are of last year. */
export function demoRow(ref: EnterpriseRef, day: Beginning['day']): EnterpriseRow {
  const { facts, unconfirmed, ...columns } = profiles[ref.enId]!
  const lastYear = new Date(day(0)).getFullYear() - 1
  return {
    ...ref,
    ...columns,
    id: ref.enId,
    version: 1,
    createTime: day(-900),
    updateTime: day(-60),
    facts: Object.entries(facts).map(([name, value]) => {
      const key = name as AttributeKey
      return {
        key,
        value,
        ...('yearly' in attributeKinds[key] ? { year: lastYear } : {}),
        source: official.includes(key) ? '官方' : '手工',
        confirmed: !unconfirmed.includes(key),
      } satisfies Fact
    }),
  }
}
