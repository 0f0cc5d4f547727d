/**
 * Kinds of papers that may be handed in a second time, with the names under which items ask for them, and how long one
 * holds: one about a year (上年度…) until the year of its handing in ends, one about the last months for three months. A
 * paper of a project (approval, contract, test report) is left out: it serves its item alone, because the same cost is not
 * supported twice.
 */
const kinds: Readonly<Record<string, { holds: 'year' | 'months' | 'lasting'; names: readonly string[] }>> = {
  营业执照: { holds: 'lasting', names: ['营业执照副本', '企业营业执照', '营业执照复印件'] },
  高新技术企业证书: { holds: 'lasting', names: ['高企证书', '资质认定文件'] },
  专精特新中小企业证书: { holds: 'lasting', names: ['专精特新证书', '资质认定文件'] },
  纳税证明: { holds: 'year', names: ['完税证明', '上年度纳税证明'] },
  社保缴纳证明: { holds: 'months', names: ['社保证明', '社会保险缴纳证明'] },
  审计报告: { holds: 'year', names: ['上年度审计报告', '财务审计报告', '上年度财务审计报告'] },
  研发费用专项审计报告: { holds: 'year', names: ['研发费用审计报告'] },
  知识产权证书: { holds: 'lasting', names: ['专利证书'] },
  产学研合作协议: { holds: 'lasting', names: [] },
  银行账户信息: { holds: 'lasting', names: ['开户许可证'] },
}

/** Returns the kinds that answer to the name of a material; none for an unknown name, because none is guessed. */
export const kindsOf = (material: string): string[] =>
  Object.keys(kinds).filter((kind) => kind === material || kinds[kind]!.names.includes(material))

/** Returns all names of a material: its own, and those of its kinds. */
export const namesOf = (material: string): string[] => [
  ...new Set([material, ...kindsOf(material).flatMap((kind) => [kind, ...kinds[kind]!.names])]),
]

/** Returns how long a paper that was handed in under this name holds; `item` for one that serves its item alone. */
export const holdOf = (material: string): 'year' | 'months' | 'lasting' | 'item' =>
  kinds[kindsOf(material)[0] ?? '']?.holds ?? 'item'
