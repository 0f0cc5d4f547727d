import type { Beginning, World } from '#mocks/city.ts'
import type { PolicyRow } from '#mocks/policy/tables.ts'
import { answerHtml, problems } from './problems.ts'
import { inForce } from '#mocks/policy/policy-search.ts'

/**
 * Maximum number of policies that an answer names: of each subject one of the city, then one of the province or the
 * state.
 */
const MAX_POLICIES = 3
/** Policy levels, the one nearest to the enterprise first. */
const levels = ['市级', '省级', '国家级', '区县级']

/** Adds the frequently asked questions, each with the policies in force that its answer is based on. */
export function seedProblems(world: World, { random, sizes, day }: Beginning): void {
  const policies = world.db.policy.findMany({ where: inForce })
  const tags = [...new Set(problems.map((one) => one.tagName))]
  const bySubject = new Map<string, PolicyRow[]>()
  const about = (subject: string) => {
    const matching =
      bySubject.get(subject) ??
      policies
        .filter((one) => one.title.includes(subject))
        .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
    bySubject.set(subject, matching)
    return matching.slice(0, 2)
  }
  for (const [index, one] of problems.slice(0, sizes.problems).entries()) {
    const { tagName, department, question, subjects } = one
    const created = day(-random.whole(60, 300))
    world.db.problem.create({
      id: `problem-${String(index + 1)}`,
      createTime: created,
      updateTime: day(-random.whole(3, 59), random.whole(9, 17)),
      tagId: `tag-${String(tags.indexOf(tagName) + 1)}`,
      tagName,
      department,
      question,
      hot: index % 7 === 0,
      viewCount: random.whole(30, 6_000),
      answerHtml: answerHtml(one),
      relatedPolicyIds: subjects
        .flatMap(about)
        .slice(0, MAX_POLICIES)
        .map(({ id }) => id),
    })
  }
}
