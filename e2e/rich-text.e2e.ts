import { signIn } from './act.ts'
import { field } from './field.ts'
import { expect, test } from './test.ts'

test('A rich text can be written with the keyboard alone, with headings, lists, bold, undo and paste, and is stored as a draft', async ({
  page,
  context,
  city,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, city, 'enterprise', '/market/publish')
  const words = field(page, '详细说明')
  const tools = page.getByRole('toolbar', { name: '详细说明的格式' })
  const tool = (name: string) => tools.getByRole('button', { name })
  const markup = () => words.evaluate((box) => box.innerHTML.replaceAll('<br>', ''))
  await words.focus()
  await page.keyboard.type('产品特点')
  await page.keyboard.press('Shift+Tab')
  await expect(tool('加粗')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(words).toBeFocused()
  await expect(tool('小标题')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('精度')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(tool('加粗')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.press('Shift+Tab')
  // The toolbar is one tab stop and remembers its last button.
  await expect(tool('小标题')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.keyboard.type('质保一年')
  await page.keyboard.press('Enter')
  await page.keyboard.type('送货')
  await expect(words.getByRole('listitem')).toHaveText(['质保一年', '送货'])
  // Tab leaves the field, even at the beginning of a list item.
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+Tab')
  await expect(tool('项目符号')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(words).not.toBeFocused()
  await words.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(words.getByRole('listitem')).not.toHaveText(['质保一年', '送货'])
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await page.evaluate(async () => {
    const html = '<p class="big"><i>上门</i><a href="https://a.test">安装</a><img src="x"></p>'
    const of = (type: string, text: string) => new Blob([text], { type })
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': of('text/html', html), 'text/plain': of('text/plain', '上门安装') }),
    ])
  })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(words.getByRole('listitem')).toHaveText(['质保一年', '送货上门安装'])
  expect(await markup()).not.toMatch(/<(a|i|img|span)[ >]|(style|class)=/)
  await expect(page.getByText(/· 16\/5000 字/)).toBeVisible()
  await expect(page.getByText(/草稿已保存在本机/)).toBeVisible()
  await page.reload()
  await expect(words.getByRole('heading', { name: '产品特点' })).toBeVisible()
  expect(await markup()).toBe(
    '<h3>产品特点</h3><p><b>精度</b></p><ul><li>质保一年</li><li>送货上门安装</li></ul>',
  )
})
