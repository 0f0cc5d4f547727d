import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, sources } from './sources.test-kit.ts'

/** Guides that the next engineer reads. */
const guides = [
  'README.md',
  '.github/CONTRIBUTING.md',
  'src/README.md',
  'src/api/README.md',
  'src/offline/README.md',
  'mocks/README.md',
  'e2e/README.md',
].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const written = sources.filter(
  ({ path }) => /\.(tsx?|mts|mjs|js|css|html)$/.test(path) && !path.endsWith('routeTree.gen.ts'),
)

/** Returns the comments of a file: each block, and each run of `//` lines as one. */
const commentsIn = (text: string) =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/[^\n]*\n)+/gm)].map(([comment]) =>
    comment
      .replaceAll(/^[ \t]*(?:\/\/|\/\*+|\*+\/?)[ \t]?|\*\/$/gm, '')
      .trim()
      .replaceAll(/\s*\n\s*/g, ' '),
  )

describe('comments', () => {
  test('begin with a verb and its noun, never with a question word', () => {
    const QUESTION = /^(What|Which|Where|Who|Whose|Whom|When|How|That|Why|Whether|It is)\b/
    expect(
      written.flatMap(({ path, text }) =>
        commentsIn(text)
          .filter((comment) => QUESTION.test(comment))
          .map((comment) => `${path}: ${comment.slice(0, 60)}`),
      ),
    ).toEqual([])
  })
  test('name files that exist, and so do the guides', () => {
    const names = new Set(
      ['src', 'mocks', 'e2e', 'public', '.ci', '.github'].flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
          path.split('/').at(-1),
        ),
      ),
    )
    const exists = (name: string, from: string) =>
      [
        root,
        join(root, 'src'),
        join(root, 'src/routes'),
        join(root, 'src/features'),
        join(root, dirname(from)),
      ].some((folder) => existsSync(join(folder, name))) ||
      (!name.includes('/') && (names.has(name) || existsSync(join(root, name))))
    const named = (text: string) =>
      [
        ...text.matchAll(
          /(?<![\w/.:*<$-])(?:[\w@$][\w@.${}-]*\/)*[\w$][\w@.${}-]*\.(?:tsx?|mjs|css)\b(?![\w/*-])/g,
        ),
      ].map(([name]) => name)
    expect(
      [...guides, ...written].flatMap(({ path, text }) =>
        named(path.endsWith('.md') ? text : commentsIn(text).join('\n'))
          .filter((name) => !exists(name, path))
          .map((name) => `${path}: ${name}`),
      ),
    ).toEqual([])
  })
})
