import * as v from 'valibot'
import { expect, test } from 'vitest'
import { everyEndpoint } from '#mocks/hostile.test-kit.ts'
import '#api/all.ts'

/** Matches fields that nobody types: keys, paths, tokens, times, pictures. They pass unchanged. */
const untyped =
  /^(id|ids|key|publishedFrom|publishedTo|updatedFrom|\w+Id|enId|draftKey|filePath|type|images|logo|cover|image|path|page|time|at|date|\w+Date|deadline|start\w*|end\w*|month|day|code|industryCode|serialNumber|policyIds|refreshToken|zwfwToken|password|oldPassword|confirmPassword)$/

/** Text with invisible signs that a person may have copied. */
const mess = '\u202d\u200bＡ\u3000\ufeff甲\u00a0\u202c'
const isMess = (value: unknown) => /[\u200b\u202d\ufeff\u3000\u00a0]/.test(String(value))

interface Inside {
  kind: string
  type: string
  pipe?: Inside[]
  wrapped?: Inside
  entries?: Record<string, Inside>
  options?: Inside[] | readonly string[]
  item?: Inside
}

/**
 * Returns the text fields of a schema with their complete pipe and path; skips query values that are text only because
 * every query value is.
 */
function textsIn(
  schema: Inside,
  isQuery: boolean,
  path: string[] = [],
): { path: string[]; schema: Inside }[] {
  const { type, pipe, wrapped, entries, options, item } = schema
  if (type === 'string') return [{ path, schema }]
  const last = pipe?.findLast((one) => one.kind === 'schema')
  if (last) return textsIn(last, isQuery, path)
  if (type === 'union' && isQuery) return []
  if (wrapped) return textsIn(wrapped, isQuery, path)
  return [
    ...Object.entries(entries ?? {}).flatMap(([key, one]) => textsIn(one, isQuery, [...path, key])),
    ...(type === 'union' || type === 'variant' ? (options ?? []) : []).flatMap((one) =>
      typeof one === 'string' ? [] : textsIn(one, isQuery, path),
    ),
    ...(item ? textsIn(item, isQuery, path) : []),
  ]
}

const texts = everyEndpoint.flatMap(({ name, body, query }) =>
  [body === 'multipart' ? undefined : body, query].flatMap((one) =>
    one ? textsIn(one as unknown as Inside, one === query).map((text) => ({ endpoint: name, ...text })) : [],
  ),
)

test('every text that people type is cleaned by the contract', () => {
  const raw = texts.filter(
    ({ path, schema }) =>
      !untyped.test(path.at(-1) ?? '') &&
      isMess(v.safeParse(schema as unknown as v.GenericSchema, mess).output),
  )
  expect([...new Set(raw.map(({ endpoint, path }) => `${endpoint}: ${path.join('.')}`))]).toEqual([])
  // Checks that the walk has found known fields.
  expect(texts.filter(({ path }) => path.at(-1) === 'contactPhone').length).toBeGreaterThan(5)
})

test.each([
  ['1,999 characters and an emoji', 'appeal.save', 'content', `${'字'.repeat(1_999)}😀`, true],
  ['2,000 characters and an emoji', 'appeal.save', 'content', `${'字'.repeat(2_000)}😀`, false],
  ['30 emoji', 'appeal.save', 'title', '😀'.repeat(30), true],
  ['51 emoji', 'appeal.save', 'title', '😀'.repeat(51), false],
  ['ten emoji', 'appeal.save', 'content', '😀'.repeat(10), true],
  ['nine emoji', 'appeal.save', 'content', '😀'.repeat(9), false],
  ['three zero-width spaces', 'appeal.save', 'title', '\u200b\u200b\u200b', false],
  ['twelve blanks of Braille', 'appeal.save', 'content', '\u2800'.repeat(12), false],
  ['a filler of Hangul', 'appeal.save', 'title', '\u3164', false],
])('the contract checks %s in %s %s', (_, endpoint, field, text, holds) => {
  const found = texts.filter((one) => one.endpoint === endpoint && one.path.at(-1) === field)
  expect(found.length).toBeGreaterThan(0)
  for (const { schema } of found)
    expect(v.safeParse(schema as unknown as v.GenericSchema, text).success).toBe(holds)
})
