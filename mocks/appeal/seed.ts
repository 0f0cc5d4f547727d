import type { Beginning, World } from '#mocks/city.ts'
import { problems } from './problems.ts'
import { addAppeals } from './seed-appeals.ts'

/** Fills appeals of the demo accounts and of other enterprises, and the frequently asked questions. */
export function seed(world: World): void {
  const beginning = world.begin('appeal')
  addAppeals(world, beginning)
  addProblems(world, beginning)
}

function addProblems(world: World, { random, sizes, day }: Beginning): void {
  const policies = world.db.policy.all()
  const all = Object.entries(problems).flatMap(([tagName, text], tag) => {
    const [department = '', ...lines] = text.trim().split('\n')
    return lines.flatMap((question, index) =>
      index % 2 === 0
        ? [{ tagId: `tag-${String(tag + 1)}`, tagName, department, question, answer: lines[index + 1]! }]
        : [],
    )
  })
  for (const [index, { answer, ...one }] of all.slice(0, sizes.problems).entries()) {
    const created = day(-random.whole(5, 300))
    world.db.problem.add({
      ...one,
      id: `problem-${String(index + 1)}`,
      createTime: created,
      updateTime: created,
      hot: index % 7 === 0,
      viewCount: random.whole(30, 6_000),
      answerHtml: `<p>${answer}</p><p>以上答复由${one.department}提供，政策如有调整，以最新文件为准。</p>`,
      relatedPolicyIds: index % 3 === 0 ? related(one.department) : [],
    })
  }

  /** Two policies of the department that answers. */
  function related(department: string): string[] {
    const its = policies.filter((one) => one.departments[0] === department)
    return random.some(its, 2).map((one) => one.id)
  }
}
