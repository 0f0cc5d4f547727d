import type { Locator } from '@playwright/test'
import * as see from './see.ts'
import { expect, test } from './test.ts'

/** Returns the buttons whose text is broken into lines, or exceeds the button or the window. Runs in the page. */
function brokenWords(group: Element): string[] {
  return [...group.querySelectorAll('button')].flatMap((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    const [box, text] = [button.getBoundingClientRect(), words.getBoundingClientRect()]
    const isWhole = words.getClientRects().length === 1 && text.width <= box.width
    return isWhole && box.left >= 0 && box.right <= innerWidth ? [] : (button.textContent ?? '')
  })
}

/** Checks that the text of each choice in the panel is complete. */
async function expectWholeWords(panel: Locator): Promise<void> {
  for (const name of ['外观', '文字大小'])
    expect(await panel.getByRole('group', { name }).evaluate(brokenWords)).toEqual([])
}

for (const [where, ...widths] of [
  ['on a phone', 320, 360, 390, 430],
  ['on a tablet and a screen', 768, 1280],
] as const)
  test(`The choices of the look are readable at every text size: ${where}`, async ({ page }) => {
    await page.goto('/declare/no-apply')
    await see.heading(page, '免申即享')
    const top = page.getByRole('banner')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await top.getByRole('button', { name: '关怀版·无障碍' }).click()
      await top.getByRole('checkbox', { name: /关怀版/ }).uncheck()
      await top.getByRole('button', { name: '标准' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-size', '100')
      await expectWholeWords(top)
      await top.getByRole('checkbox', { name: /关怀版/ }).check()
      for (const size of ['150%', '200%']) {
        // Uses the keyboard, which must scroll the choice into view.
        await top.getByRole('button', { name: size }).focus()
        await page.keyboard.press('Enter')
        await expect(page.locator('html')).toHaveAttribute('data-size', size.slice(0, -1))
        await expectWholeWords(top)
        await expect(top.getByRole('button', { name: size })).toBeInViewport({ ratio: 1 })
      }
      await page.keyboard.press('Escape')
      await expect(top.getByRole('group', { name: '外观' })).toBeHidden()
      await expect(top.getByRole('button', { name: '关怀版·无障碍' })).toBeFocused()
    }
  })
