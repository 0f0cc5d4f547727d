import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'
import type { InlineHashes } from '#hosting/headers.ts'

/**
 * Inlines files of a build into its pages, and collects their hashes, so that the host's policy stays as
 * strict as for files. A page and its headers then fit into a connection's first ten packets, which saves a
 * round trip (e2e/budget.e2e.ts). Price: 8 KB that a cached page does not share with the next one.
 */
export class Inliner {
  readonly #hashes = { 'script-src': new Set<string>(), 'style-src': new Set<string>() }
  readonly #out: string

  /** @param out the folder of the build */
  constructor(out: string) {
    this.#out = out
  }

  hashes(): InlineHashes {
    return { 'script-src': [...this.#hashes['script-src']], 'style-src': [...this.#hashes['style-src']] }
  }

  /** @returns a script element of the file, without its comments */
  async script(file: string): Promise<string> {
    const { code } = await minify(file, await this.#read(file), { module: false })
    return this.#element('script', code.trim())
  }

  /**
   * @returns one style element of several sheets, in their order, with the drawings that they refer to
   * inlined
   */
  async styles(files: readonly string[]): Promise<string> {
    let text = (await Promise.all(files.map((file) => this.#read(file)))).join('').trim()
    for (const [url, file = ''] of text.matchAll(/url\(\/(\w+\.svg)\)/g)) {
      const drawing = encodeURIComponent((await this.#read(file)).replaceAll(/\s+/g, ' '))
      text = text.replaceAll(url, `url("data:image/svg+xml,${drawing}")`)
    }
    return this.#element('style', text)
  }

  #element(tag: 'script' | 'style', text: string): string {
    if (text.includes(`</${tag}`)) throw new Error(`a ${tag} of the page would end too soon`)
    const hash = createHash('sha256').update(text).digest('base64')
    this.#hashes[`${tag}-src`].add(`'sha256-${hash}'`)
    return `<${tag}>${text}</${tag}>`
  }

  async #read(file: string): Promise<string> {
    return await readFile(join(this.#out, file), 'utf8')
  }
}
