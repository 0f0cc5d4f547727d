import { type Question, questionCategories } from '#api/qa.ts'
import { filmAddress } from '#mocks/files/film.ts'
import type { World } from '#mocks/city.ts'
import { hotLinks, keywords, partners } from './links.ts'
import { policyQuestions } from './questions-policy.ts'
import { serviceQuestions } from './questions-service.ts'

/** Fills the knowledge base, the assistant's keywords and links, and the partner platforms. */
export function seed(world: World): void {
  const { day, random, sizes } = world.begin('qa')
  const texts = { ...policyQuestions, ...serviceQuestions }
  const all = questionCategories.flatMap((category) =>
    texts[category]
      .trim()
      .split('\n')
      .reduce<{ category: Question['category']; questionLine: string; answer: string }[]>(
        (pairs, line, index, lines) => {
          if (index % 2 === 1) pairs.push({ category, questionLine: lines[index - 1]!, answer: line })
          return pairs
        },
        [],
      ),
  )
  for (const [index, { category, questionLine, answer }] of all.slice(0, sizes.questions).entries()) {
    const [content = '', words = ''] = questionLine.split(' | ')
    const serialNumber = `XY${String(index + 1).padStart(5, '0')}`
    const created = day(-random.whole(10, 400))
    world.db.question.create({
      id: `question-${String(index + 1)}`,
      createTime: created,
      updateTime: created,
      content,
      serialNumber,
      category,
      viewCount: random.whole(15, 9_000),
      ...(index % 16 === 3 ? { video: filmAddress } : {}),
      ...(index % 32 === 8 ? { livePlatform: `https://live.qiyefuwu.example/${serialNumber}` } : {}),
      answerHtml: `<p>${answer}</p>`,
      keywords: words.split(' '),
    })
  }
  if (sizes.questions === 0) return
  for (const [index, keyword] of keywords.entries()) {
    world.db.questionKeyword.create({ id: `keyword-${String(index + 1)}`, keyword })
  }
  for (const [index, [name, href]] of hotLinks.entries()) {
    world.db.questionLink.create({ id: `hot-link-${String(index + 1)}`, name, href })
  }
  for (const [index, [group, name, href]] of partners.entries()) {
    const created = day(-300)
    const id = `partner-${String(index + 1)}`
    world.db.partnerLink.create({ id, createTime: created, updateTime: created, group, name, href })
  }
}
