import type { formKeys } from '#api/declare-words.ts'
import type { Item } from '#api/item.ts'
import type { Policy } from '#api/policy.ts'
import { isoDay } from '#lib/dates.ts'
import type { Random } from '#mocks/random.ts'
import type { ItemRow, PolicyRow } from './tables.ts'
import { fieldsOfTheme } from './item-kinds.ts'
import { materialsOf } from './papers.ts'
import type { Plan } from './policies.ts'

/** Form, mode and application window of an item. */
export interface ItemRole {
  formKey: (typeof formKeys)[number]
  mode: Item['mode']
  plan: Plan
}

/**
 * Returns the roles of a world's items: `count` that can be declared online today with the general form, an eighth of
 * them all year and a few closing within days; and further ones that open later, are over, or use another form or mode.
 */
export function rolesOf(random: Random, count: number): ItemRole[] {
  const online = { formKey: 'apply', mode: '网上申报' } as const
  const open = (at: number): Plan => {
    if (at % 8 === 7) return 'rolling'
    return { opens: -random.whole(2, 40), closes: at % 9 === 4 ? random.whole(1, 7) : random.whole(8, 75) }
  }
  const rolesFor = <T>(share: number, make: (at: number) => T) =>
    Array.from({ length: Math.ceil(count * share) }, (_, at) => make(at))
  return [
    ...rolesFor(1, (at) => ({ ...online, plan: open(at) })),
    ...rolesFor(1 / 8, () => ({
      ...online,
      plan: { opens: random.whole(2, 30), closes: random.whole(40, 90) },
    })),
    ...rolesFor(1 / 8, () => ({
      ...online,
      plan: { opens: -random.whole(50, 120), closes: -random.whole(1, 30) },
    })),
    ...rolesFor(1 / 12, (at) => ({
      formKey: 'apply-msjx' as const,
      mode: '网上申报' as const,
      // Benefits are granted in batches, never all year.
      plan: at % 8 === 7 ? { opens: -30, closes: 45 } : open(at),
    })),
    ...rolesFor(1 / 24, (at) => ({
      formKey: 'spec-declare' as const,
      mode: '网上申报' as const,
      plan: open(at),
    })),
    ...rolesFor(1 / 16, (at) => ({
      ...online,
      mode: at % 2 ? ('线下' as const) : ('外部平台' as const),
      plan: open(at),
    })),
  ]
}

/** Batch of an item that is open all year. */
const ALL_YEAR = '常年受理'

/** Creates the item for which a policy invites applications. */
export function composeItem(policy: PolicyRow, role: ItemRole, id: string): ItemRow {
  const year = isoDay(policy.publishDate).slice(0, 4)
  const place =
    policy.level === '国家级' ? '' : policy.level === '区县级' ? policy.region : policy.level.slice(0, 2)
  const batch = policy.batches[0]?.name ?? ALL_YEAR
  return {
    id,
    createTime: policy.createTime,
    updateTime: policy.updateTime,
    policyId: policy.id,
    docNumber: policy.docNumber,
    name:
      batch === ALL_YEAR
        ? `${place}${policy.theme}（${batch}）`
        : batch.startsWith(year)
          ? `${batch}${place}${policy.theme}`
          : `${year}年${place}${policy.theme}（${batch}）`,
    department: policy.departments[0]!,
    level: policy.level,
    policyType: policy.policyType,
    batch,
    ...(policy.applyStart && policy.applyEnd
      ? { applyStart: policy.applyStart, applyEnd: policy.applyEnd }
      : {}),
    isRolling: policy.isRolling,
    publishDate: policy.publishDate,
    quotaAmount: policy.amountMax ?? 0,
    supportText: policy.amountText,
    mode: role.mode,
    formKey: role.formKey,
    ...(role.formKey === 'apply' && policy.policyType === '资质认定'
      ? { childrenName: '首次认定、复核认定' }
      : {}),
    materials: role.formKey === 'apply-msjx' ? [] : materialsOf(policy).map(itemMaterial),
    ...(role.formKey === 'apply' ? { fields: fieldsOfTheme(policy.theme) } : {}),
    consultPhone: policy.contactPhone,
    ...(role.mode === '外部平台' ? { applyUrl: `https://www.example.gov.cn/apply/${id}` } : {}),
  }
}

const documentTypes = ['pdf', 'doc', 'docx']
const scanTypes = ['pdf', 'jpg', 'png']

/**
 * Returns the accepted formats of a material: documents for texts written for the application, scans for papers issued
 * by others.
 */
function itemMaterial({ name, ...paper }: Policy['materials'][number]): Item['materials'][number] {
  const accept = /申报书|承诺书|目标表|清单|名单|明细|说明|总结|方案|报表/.test(name)
    ? documentTypes
    : /报告/.test(name)
      ? ['pdf']
      : scanTypes
  return { name, ...paper, accept, maxSizeMb: 20 }
}
