import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startGroup } from './child.mjs'
import { Socket } from './socket.mjs'
import { until } from './until.mjs'

const known = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

/** Preferences that stop a new profile's own network traffic, its questions, and its extra pages */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

/** Firefox, controlled by WebDriver BiDi */
export class Firefox {
  static title = 'Firefox'
  #child
  #socket
  #context

  /** Returns a sentence about what is missing on this machine; undefined if Firefox is installed. */
  static missingSoftware() {
    return program()
      ? undefined
      : 'Firefox is not installed (Debian: firefox-esr; or name one by FIREFOX_PATH)'
  }

  /** Starts Firefox with a profile, which survives its end. */
  async start(profile, port) {
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)]
    this.#child = startGroup(program(), [...args, 'about:blank'], { MOZ_HEADLESS: '1' })
    this.#socket = await until('Firefox listens', () =>
      Socket.open(`ws://127.0.0.1:${port}/session`).catch(() => undefined),
    )
    await this.#socket.ask('session.new', { capabilities: {} })
    const { contexts } = await this.#socket.ask('browsingContext.getTree', {})
    this.#context = contexts[0].context
  }

  /** Navigates to an address without waiting for the page. */
  async go(url) {
    await this.#socket.ask('browsingContext.navigate', { context: this.#context, url, wait: 'none' })
  }

  /** Runs a function of `page.mjs` in the page and returns its result. @throws if the function throws */
  async run(work, ...args) {
    const expression = `JSON.stringify((${work})(...${JSON.stringify(args)}) ?? null)`
    const answer = await this.#socket.ask('script.evaluate', {
      expression,
      target: { context: this.#context },
      awaitPromise: false,
    })
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails.text)
    return JSON.parse(answer.result.value)
  }

  async end() {
    this.#socket?.close()
    await this.#child?.end()
  }
}

function program() {
  return [process.env.FIREFOX_PATH, ...known].find((path) => path && existsSync(path))
}
