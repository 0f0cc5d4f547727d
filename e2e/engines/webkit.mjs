import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startGroup } from './child.mjs'
import { Socket } from './socket.mjs'
import { until } from './until.mjs'

const display = '/usr/bin/xvfb-run'

/**
 * WebKitGTK's MiniBrowser, controlled through its inspector. WebKitWebDriver is not used, because browsers that it
 * starts write nothing to the disk, which rules out a cold start.
 */
export class WebKit {
  static title = 'WebKitGTK'
  #child
  #socket
  #target
  #asked = 0
  #waiting = new Map()

  /** Returns a sentence about what is missing on this machine; undefined if MiniBrowser can run. */
  static missingSoftware() {
    if (!program()) {
      return 'MiniBrowser is not installed (Debian: libwebkit2gtk-4.1-0; or name one by WEBKIT_PATH)'
    }
    return existsSync(display) ? undefined : 'there is no display for MiniBrowser (Debian: xvfb, xauth)'
  }

  /** Starts MiniBrowser with a profile, which survives its end. */
  async start(profile, port) {
    this.#child = startGroup(
      display,
      [
        '-a',
        program(),
        '--enable-developer-extras=true',
        `--cookies-file=${join(profile, 'cookies')}`,
        'about:blank',
      ],
      {
        XDG_DATA_HOME: join(profile, 'data'),
        XDG_CACHE_HOME: join(profile, 'cache'),
        XDG_CONFIG_HOME: join(profile, 'config'),
        WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
      },
    )
    const address = await until('WebKitGTK listens', async () => {
      const list = await (await fetch(`http://127.0.0.1:${port}/`)).text()
      return /socket\/\d+\/\d+\/WebPage/.exec(list)?.[0]
    })
    this.#socket = await Socket.open(`ws://127.0.0.1:${port}/${address}`, (message) => this.#receive(message))
    await until('WebKitGTK names its page', () => this.#target)
  }

  /** Navigates to an address without waiting for the page. */
  async go(url) {
    await this.#ask('Page.navigate', { url }).catch(async () =>
      this.run('(url) => void (location.href = url)', url),
    )
  }

  /** Runs a function of `page.mjs` in the page and returns its result. @throws if the function throws */
  async run(work, ...args) {
    const expression = `JSON.stringify((${work})(...${JSON.stringify(args)}) ?? null)`
    const { result, wasThrown } = await this.#ask('Runtime.evaluate', { expression, returnByValue: true })
    if (wasThrown) throw new Error(result.description)
    return JSON.parse(result.value)
  }

  async end() {
    this.#socket?.close()
    await this.#child?.end()
  }

  /** Sends a request to the page through the inspector. @throws if the page refuses or is left before it responds */
  async #ask(method, params) {
    const id = (this.#asked += 1)
    let timer
    const answer = new Promise((done, failed) => {
      timer = setTimeout(() => failed(new Error(`${method}: no answer`)), 10_000)
      this.#waiting.set(id, (message) =>
        message.error ? failed(new Error(`${method}: ${message.error.message}`)) : done(message.result),
      )
    })
    const message = JSON.stringify({ id, method, params })
    try {
      await this.#socket.ask('Target.sendMessageToTarget', { targetId: this.#target, message })
      return await answer
    } finally {
      clearTimeout(timer)
      answer.catch(() => undefined)
      this.#waiting.delete(id)
    }
  }

  #receive({ method, params }) {
    if (
      method === 'Target.targetCreated' &&
      params.targetInfo.type === 'page' &&
      !params.targetInfo.isProvisional
    ) {
      this.#target = params.targetInfo.targetId
    }
    if (method === 'Target.didCommitProvisionalTarget') this.#target = params.newTargetId
    if (method === 'Target.dispatchMessageFromTarget') {
      const message = JSON.parse(params.message)
      this.#waiting.get(message.id)?.(message)
    }
  }
}

function program() {
  const rooms = [
    '/usr/lib',
    ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : []),
  ]
  const found = rooms.flatMap((room) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => `${room}/${name}/MiniBrowser`),
  )
  return [process.env.WEBKIT_PATH, ...found].find((path) => path && existsSync(path))
}
