import type { ZjtxIndustry } from '#api/zjtx.ts'
import { industryLines } from './industries.data.ts'

/** 131谷物磨制: three digits and a name. */
const groupOf = (text: string): ZjtxIndustry => ({ code: text.slice(0, 3), name: text.slice(3) })

/** Sections with their divisions and groups. */
function treeOf(lines: string): ZjtxIndustry[] {
  const sections: ZjtxIndustry[] = []
  for (const line of lines.trim().split('\n')) {
    const [code = '', ...words] = line.split(' ')
    const [name = '', groups] = words.join(' ').split('|')
    if (groups === undefined) sections.push({ code, name, children: [] })
    else sections.at(-1)!.children!.push({ code, name, children: groups.split(' ').map(groupOf) })
  }
  return sections
}

/** The tree of GB/T 4754—2017 that a special declaration chooses from. */
export const industryTree: ZjtxIndustry[] = treeOf(industryLines)

/** Codes that an enterprise may choose: the groups. */
export const leafCodes = new Set(
  industryTree.flatMap((section) =>
    (section.children ?? []).flatMap((one) => (one.children ?? []).map(({ code }) => code)),
  ),
)
