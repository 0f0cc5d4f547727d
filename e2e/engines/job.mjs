import { attach, fill, isInstalled, readPage, hasButton, press, tick } from './page.mjs'
import { pause, until } from './until.mjs'
import { startColdWithoutServer, visitPages } from './walk.mjs'

const member = { tel: '13800000001', password: 'Qiye@2026', enterprise: '澄岳精密' }
const declaration = '/declare/apply/add?item=item-rd'
const papers = ['研发费用专项审计报告', '研发项目立项书']
/** Pages of a member with their headings */
const pages = [
  ['/policy/search', /政策/],
  ['/user/my-declare', /^我的申报$/],
  ['/policy/apply', /项目申报/],
  ['/user/outbox', /^待上传$/],
  ['/user/collect', /收藏/],
]
const PAGES_TO_OPEN = 25
/** Milliseconds within which a page must have started, however the previous page was left */
const START_WITHIN = 30_000

/** Steps of the main job: a name and a function, which throws if a check fails */
export const job = [
  ['every page as a visitor, quickly', (run) => visitPages(run, 'visitors')],
  ['a visitor’s cold start without the server', (run) => startColdWithoutServer(run, ['/', '/policy/apply'])],
  ['sign in', signIn],
  ['every page as a member, quickly', (run) => visitPages(run, 'members')],
  ['a member’s cold start without the server', (run) => startColdWithoutServer(run, ['/', '/user/message'])],
  [`${PAGES_TO_OPEN} pages left quickly and slowly`, leavePages],
  ['fill in a declaration', fillIn],
  ['server refused: it is kept', submitRefused],
  ['server back: it is sent', sendLater],
  ['cold start without the server', startCold],
]

async function signIn({ browser, city, base }) {
  // Pages that were left have requested captchas too.
  const before = await city.captcha()
  await browser.go(`${base}/auth/login?redirect_uri=/user/my-declare`)
  await until('the picture of the captcha', () => browser.run(hasButton, '换一张图形验证码'))
  const captcha = await until('a captcha is drawn', async () => {
    const drawn = await city.captcha()
    return drawn !== before && drawn
  })
  await type(browser, { 手机号: member.tel, 密码: member.password, 图形验证码: captcha })
  await pressButton(browser, '登录')
  await expectPage(browser, ['/user/my-declare', /^我的申报$/])
  await until('the portal is taken in', () => browser.run(isInstalled), 60_000)
}

/**
 * Opens pages in turn. Of five pages, three are left within half a second of navigation, the fourth within half a
 * second of its start, and the fifth within 2.5 seconds of its start.
 */
async function leavePages({ browser, base, random }) {
  for (let at = 0; at < PAGES_TO_OPEN; at += 1) {
    const page = pages[at % pages.length]
    await browser.go(base + page[0])
    if (at % 5 === 4) {
      await expectPage(browser, page, `page ${at + 1}`)
      await pause(random.whole(0, 2_500))
    } else if (at % 5 === 3) {
      await expectPage(browser, page, `page ${at + 1}`)
      await pause(random.whole(0, 500))
    } else {
      await pause(random.whole(0, 500))
    }
  }
}

async function fillIn({ browser, base }) {
  await browser.go(base + declaration)
  await type(browser, { 员工数: '120', 联系人: '林晓岚', 联系电话: member.tel })
  await pressButton(browser, '下一步')
  await type(browser, {
    上年营业收入: '4280',
    技术领域: '先进制造与自动化',
    上年研发费用: '260',
    研发人员: '22',
    有效发明专利: '6',
    申请金额: '50',
    项目名称: '高精度减速器研发',
    项目开始日期: '2026-01-01',
    项目结束日期: '2026-12-31',
    项目简介: '面向工业机器人的高精度减速器研发与产业化',
  })
  await pressButton(browser, '下一步')
  for (const paper of papers) {
    await until(`the field for ${paper}`, () => browser.run(attach, paper))
    await until(`${paper}.pdf is in the list`, async () =>
      (await browser.run(readPage)).main.includes(`${paper}.pdf`),
    )
  }
  await pressButton(browser, '下一步')
  await until('the promise to tick', () => browser.run(tick, '本企业承诺'))
  await until('草稿已保存在本机', async () => (await browser.run(readPage)).main.includes('草稿已保存在本机'))
}

async function submitRefused({ browser, line }) {
  await line.refuse()
  await pressButton(browser, '提交申报')
  await until('已保存在本机', async () =>
    (await browser.run(readPage)).main.includes('已保存在本机，联网后自动提交'),
  )
}

async function sendLater({ browser, line, city }) {
  await line.restore()
  await until('已提交', async () => /编号 SB\d{14}/.test((await browser.run(readPage)).main), 90_000)
  const made = (await city.journal()).filter((one) => one.effect && one.path.includes('/declare/user/create'))
  if (made.length !== 1) throw new Error(`the city has it ${made.length} times`)
}

async function startCold({ browser, base, line, begin }) {
  await browser.go(`${base}/user/my-declare`)
  const row = async () => (await browser.run(readPage)).main.includes('研发费用分档补助')
  await until('the declaration is in the list', row)
  // Responses are written to the disk within half a second, cookies when the browser decides.
  await pause(2_000)
  await browser.end()
  await line.refuse()
  await begin()
  await browser.go(`${base}/user/my-declare`)
  await expectPage(browser, ['/user/my-declare', /^我的申报$/])
  await until('the declaration is in the list, without the server', row)
}

/** Waits until the page has started and names the signed-in enterprise. */
const expectPage = (browser, [path, heading], what = path) =>
  until(
    `${what} has started and names the member`,
    async () => {
      const seen = await browser.run(readPage)
      return (
        seen.started &&
        path.startsWith(seen.path) &&
        heading.test(seen.heading) &&
        seen.header.includes(member.enterprise)
      )
    },
    START_WITHIN,
  )

async function type(browser, words) {
  for (const [label, word] of Object.entries(words)) {
    await until(`the field ${label} takes ${word}`, () => browser.run(fill, label, word))
  }
}

const pressButton = (browser, name) => until(`the button ${name}`, () => browser.run(press, name))
