import type { Locator } from '@playwright/test'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Returns the buttons whose words stand in several lines, out of the button, or out of the window. Runs in the page. */
function brokenWords(group: Element): string[] {
  return [...group.querySelectorAll('button')].flatMap((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    const [box, text] = [button.getBoundingClientRect(), words.getBoundingClientRect()]
    const isWhole = words.getClientRects().length === 1 && text.width <= box.width
    return isWhole && box.left >= 0 && box.right <= innerWidth ? [] : (button.textContent ?? '')
  })
}

/** Checks that each choice of the panel can be read whole. */
async function whole(panel: Locator): Promise<void> {
  for (const name of ['外观', '文字大小'])
    expect(await panel.getByRole('group', { name }).evaluate(brokenWords)).toEqual([])
}

for (const [where, ...widths] of [
  ['on a phone', 320, 360, 390, 430],
  ['on a tablet and a screen', 768, 1280],
] as const)
  test(`the look of the portal is chosen by words that are whole, at every size: ${where}`, async ({
    page,
  }) => {
    await page.goto('/declare/no-apply')
    await see.heading(page, '免申即享')
    const top = page.getByRole('banner')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await top.getByRole('button', { name: '关怀版·无障碍' }).click()
      await top.getByRole('checkbox', { name: /关怀版/ }).uncheck()
      await top.getByRole('button', { name: '标准' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-size', '100')
      await whole(top)
      await top.getByRole('checkbox', { name: /关怀版/ }).check()
      for (const size of ['150%', '200%']) {
        // By the keyboard, which must bring what is chosen into sight.
        await top.getByRole('button', { name: size }).focus()
        await page.keyboard.press('Enter')
        await expect(page.locator('html')).toHaveAttribute('data-size', size.slice(0, -1))
        await whole(top)
        await expect(top.getByRole('button', { name: size })).toBeInViewport({ ratio: 1 })
      }
      await page.keyboard.press('Escape')
      await expect(top.getByRole('group', { name: '外观' })).toBeHidden()
      await expect(top.getByRole('button', { name: '关怀版·无障碍' })).toBeFocused()
    }
  })
