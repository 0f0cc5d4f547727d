import type { CDPSession, Page } from '@playwright/test'

/** Types with an input method into what has the focus, as Chromium and Safari tell the page of it. */
export class InputMethod {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  /** Switches a page to an input method. */
  static async of(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page))
  }

  /** Composes a word: its letters stand in the field, underlined. */
  async compose(letters: string): Promise<void> {
    const end = letters.length
    await this.#session.send('Input.imeSetComposition', {
      text: letters,
      selectionStart: end,
      selectionEnd: end,
    })
  }

  /** Presses a key that the input method takes: it chooses among words, or gives up. */
  async press(key: string): Promise<void> {
    const code = { key, code: key, windowsVirtualKeyCode: 229 }
    // With its text, as some systems hand it on: a browser would send the form at it.
    await this.#session.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      ...code,
      ...(key === 'Enter' ? { text: '\r' } : {}),
    })
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code })
  }

  /** Ends the word by Enter as Chromium tells of it: the key first. */
  async end(word: string): Promise<void> {
    await this.press('Enter')
    await this.#session.send('Input.insertText', { text: word })
  }

  /** Ends the word by Enter as Safari tells of it: `compositionend` first, then the key, which bears no mark but its number. */
  async endAsSafari(word: string): Promise<void> {
    await this.#session.send('Input.insertText', { text: word })
    await this.press('Enter')
  }
}
