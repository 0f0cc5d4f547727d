import type { ZjtxIndustry } from '#api/zjtx.ts'
import { industryLines } from './industries.data.ts'

/** 1谷物磨制: so many digits, which follow those above, and a name. */
const entryOf = (text: string, digits: number, above: string) => ({
  code: above + text.slice(0, digits),
  name: text.slice(digits),
})

/** 012豆类、油料和薯类种植(1豆类种植 2油料种植 3薯类种植): a group and its classes. */
function groupOf(text: string): ZjtxIndustry {
  const [own = '', classes] = text.replace(')', '').split('(')
  const group = entryOf(own, 3, '')
  const children = (classes?.split(' ') ?? [`0${group.name}`]).map((one) => entryOf(one, 1, group.code))
  return { ...group, children }
}

/** A group with what stands in its brackets. */
const GROUP = /[^ (]+(?:\([^)]*\))?/g

/** Sections with their divisions, groups and classes. */
function treeOf(lines: string): ZjtxIndustry[] {
  const sections: ZjtxIndustry[] = []
  for (const line of lines.trim().split('\n')) {
    const [, code = '', name = '', groups] = /^(\S+) ([^|]+)(?:\|(.*))?$/.exec(line) ?? []
    if (groups === undefined) sections.push({ code, name, children: [] })
    else sections.at(-1)!.children!.push({ code, name, children: (groups.match(GROUP) ?? []).map(groupOf) })
  }
  return sections
}

/** The tree of GB/T 4754—2017 that a special declaration chooses from. */
export const industryTree: ZjtxIndustry[] = treeOf(industryLines)

const leavesOf = (tree: readonly ZjtxIndustry[]): ZjtxIndustry[] =>
  tree.flatMap((one) => (one.children ? leavesOf(one.children) : [one]))

/** What an enterprise may choose, by its code of four digits: the classes. */
export const industryNames = new Map(leavesOf(industryTree).map((one) => [one.code, one.name]))
