import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { begin } from './child.mjs'
import { Socket } from './socket.mjs'
import { until } from './until.mjs'

const display = '/usr/bin/xvfb-run'

/**
 * WebKitGTK's MiniBrowser, driven through its inspector. WebKitWebDriver would do it too, but what it starts keeps
 * nothing on the disk: no cold start could be seen.
 */
export class WebKit {
  static title = 'WebKitGTK'
  #child
  #socket
  #target
  #asked = 0
  #waiting = new Map()

  /** What is missing on this machine, in words; undefined where nothing is. */
  static lacks() {
    if (!program()) {
      return 'MiniBrowser is not installed (Debian: libwebkit2gtk-4.1-0; or name one by WEBKIT_PATH)'
    }
    return existsSync(display) ? undefined : 'there is no display for MiniBrowser (Debian: xvfb, xauth)'
  }

  /** Starts it over a profile, which outlives it. */
  async start(profile, port) {
    this.#child = begin(
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
    this.#socket = await Socket.open(`ws://127.0.0.1:${port}/${address}`, (message) => this.#hear(message))
    await until('WebKitGTK names its page', () => this.#target)
  }

  /** Leaves the page for an address, and does not wait for it. */
  async go(url) {
    await this.#ask('Page.navigate', { url }).catch(async () =>
      this.run('(url) => void (location.href = url)', url),
    )
  }

  /** Runs a function of `page.mjs` in the page, and answers what it returns. */
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

  /** Asks the page itself: the inspector passes it on. A page that is left meanwhile answers nothing. */
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

  #hear({ method, params }) {
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
