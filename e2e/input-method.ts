import type { CDPSession, Page } from '@playwright/test'

/** Types into the focused field with an input method, with the events of Chromium or Safari */
export class InputMethod {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  /** Returns the input method of a page. */
  static async of(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page))
  }

  /** Composes a word; its letters appear underlined in the field. */
  async compose(letters: string): Promise<void> {
    const end = letters.length
    await this.#session.send('Input.imeSetComposition', {
      text: letters,
      selectionStart: end,
      selectionEnd: end,
    })
  }

  /** Presses a key that the input method handles: to select among candidates or to cancel. */
  async press(key: string): Promise<void> {
    const code = { key, code: key, windowsVirtualKeyCode: 229 }
    // Sends the text of Enter too, as some systems do; a browser would submit the form.
    await this.#session.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      ...code,
      ...(key === 'Enter' ? { text: '\r' } : {}),
    })
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code })
  }

  /** Ends the composition by Enter with Chromium's order of events: the key first. */
  async end(word: string): Promise<void> {
    await this.press('Enter')
    await this.#session.send('Input.insertText', { text: word })
  }

  /** Ends the composition by Enter with Safari's order of events: `compositionend` first, then a key whose only mark is its code 229. */
  async endAsSafari(word: string): Promise<void> {
    await this.#session.send('Input.insertText', { text: word })
    await this.press('Enter')
  }
}
