import { clockText } from '#lib/dates.ts'
import { officeTime } from '#mocks/policy/days.ts'
import { seedFile } from '#mocks/common/seed-file.ts'
import type { Random } from '#mocks/random.ts'
import { departments, districts, enterpriseName, industryOf } from '#mocks/vocabulary.ts'
import type { World } from '#mocks/city.ts'
import { themes } from './themes.ts'

/** Fills the news of the last seven months, newest first. */
export function seed(world: World): void {
  const { day, random, sizes } = world.begin('news')
  const titles = new Set<string>()
  for (let index = 0; index < sizes.news; index += 1) {
    const theme = themes[(index * 5) % themes.length]!
    const written = day(-1 - Math.floor((index * 210) / sizes.news), random.whole(8, 17))
    // Offices publish on working days, newspapers on any day.
    const isOffice = theme.category === '通知公告' || theme.category === '政策动态'
    const publishDate = isOffice ? officeTime(Date.parse(written), 0, `${clockText(written)}:00`) : written
    // An office that publishes an item is also the one named in its text.
    const source = random.pick(theme.sources)
    const bureaus = theme.sources.filter((one) => (departments as readonly string[]).includes(one))
    const offices = bureaus.includes(source) ? [source] : bureaus
    const title = random.pick(theme.titles)
    const words = unusedWords(title)
    titles.add(fill(title, words))
    const [first = '', ...rest] = theme.paragraphs
    const text = [first, ...random.some(rest, random.whole(2, 5))].map((one) => fill(one, words))
    world.db.news.create({
      id: `news-${String(index + 1)}`,
      createTime: publishDate,
      updateTime: publishDate,
      title: fill(title, words),
      category: theme.category,
      source: fill(source, words),
      publishDate,
      summary: text[0]!,
      viewCount: random.whole(20, 4_000),
      contentHtml: text.map((one) => `<p>${one}</p>`).join(''),
      attachments: (theme.papers ?? []).map(({ name, lines }) =>
        seedFile(world, { fileName: fill(name, { ...words, 题: fill(title, words) }), lines: lines ?? text }),
      ),
    })

    /** Draws words that make the title unique; accepts a repetition after 20 tries. */
    function unusedWords(template: string): Record<string, string> {
      const tries = Array.from({ length: 20 }, () => drawWords(random, publishDate, offices))
      return tries.find((one) => !titles.has(fill(template, one))) ?? tries[0]!
    }
  }
}

/** Draws the words for the placeholders of one item, the same for its title and text. */
function drawWords(random: Random, publishDate: string, bureaus: string[]): Record<string, string> {
  // The industry of the text is that of the enterprise named in it.
  const enterprise = enterpriseName(random)
  const published = new Date(publishDate)
  const deadline = new Date(published.getTime() + 20 * 86_400_000)
  return {
    年: String(published.getFullYear()),
    月: String(published.getMonth() + 1),
    日: String(published.getDate()),
    限: `${String(deadline.getMonth() + 1)}月${String(deadline.getDate())}日`,
    区: random.pick(districts),
    局: random.pick(bureaus.length ? bureaus : ['市工信局', '市科技局']),
    企: enterprise,
    业: industryOf(enterprise),
    批: random.pick(['一', '二', '三', '四']),
    小: String(random.whole(3, 28)),
    数: String(random.whole(30, 460)),
  }
}

const fill = (template: string, words: Record<string, string>) =>
  template.replace(/\{(.)\}/gu, (whole, name: string) => words[name] ?? whole)
