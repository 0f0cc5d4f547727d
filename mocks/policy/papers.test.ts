import { expect, test } from 'vitest'
import { levels } from '#api/policy-words.ts'
import { groupsOfTheme } from './item-kinds.ts'
import { materialsOf } from './papers.ts'
import { themes } from './themes.ts'

const applied = themes.filter(({ supportMode }) => supportMode !== '免申即享').map(({ subject }) => subject)
/** Materials of every policy that a seed can draw of a theme: its level and its id decide on them. */
const drawn = (theme: string) =>
  levels.flatMap((level) =>
    Array.from({ length: 12 }, (_, at) => materialsOf({ id: `policy-${String(at)}`, level, theme })),
  )
const namesOf = (theme: string) => [...new Set(drawn(theme).flatMap((all) => all.map(({ name }) => name)))]

test('Every declared theme asks for papers of its kind, each once, 5 to 14 of them', () => {
  for (const theme of applied) {
    expect({ theme, groups: groupsOfTheme(theme).length }).not.toEqual({ theme, groups: 0 })
    for (const materials of drawn(theme)) {
      expect(new Set(materials.map(({ name }) => name)).size).toBe(materials.length)
      expect(materials.length).toBeGreaterThanOrEqual(5)
      expect(materials.length).toBeLessThanOrEqual(14)
    }
  }
})

const own: Record<string, string[]> = {
  中小微企业融资担保费补助: ['借款合同', '担保合同或保函', '担保费发票及付款凭证'],
  设备更新贷款财政贴息: ['借款合同', '付息凭证'],
  工业企业技术改造综合奖补: ['设备购置清单', '设备购置合同及发票'],
  高新技术企业认定奖励: ['资质认定文件', '研发费用专项审计报告'],
  标准化项目资助: ['标准文本'],
  一次性吸纳就业补贴: ['新招用人员名单', '劳动合同'],
  外贸企业国际市场开拓补助: ['参展合同及发票', '出口报关单'],
}

test('A guarantee fee asks for loan and guarantee, equipment for list and invoice, and none for the papers of another', () => {
  for (const [theme, wanted] of Object.entries(own)) {
    for (const materials of drawn(theme)) {
      const names = materials.map(({ name }) => name)
      expect({ theme, names }).toEqual({ theme, names: expect.arrayContaining(wanted) as string[] })
    }
    const others = Object.entries(own).flatMap(([other, names]) => (other === theme ? [] : names))
    expect(namesOf(theme).filter((name) => others.includes(name) && !own[theme]!.includes(name))).toEqual([])
  }
})
