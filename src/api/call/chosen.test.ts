import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from './endpoints.list.test-data.ts'

/** Matches the mark of decisions that the specification does not contain: `(chosen)`, or `(chosen: why)`. */
const mark = /\bchosen[):]/

interface Statement {
  file: string
  name: string
  text: string
}

const folder = join(import.meta.dirname, '..')

/** Top-level statements of the areas’ files, each with the comment above it. */
const all: Statement[] = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/(?<!\*\/)\n(?=\/\*\*|export |const |function )/)
      .map((text) => ({ file, name: /^(?:export )?(?:const|function) (\w+)/m.exec(text)?.[1] ?? '', text })),
  )

const isArea = ({ text }: Statement) => text.includes('= area(')
const statements = all.filter((one) => !isArea(one))

/** Returns the statements named in a text: those of the same file, else exported ones of others. */
const namedIn = (text: string, file: string): Statement[] =>
  [
    ...text
      .replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*|'.*?'/g, '')
      .matchAll(/(?<![\w)]\.)\b\w+\b(?!\.entries\.|:)/g),
  ].flatMap(([name]) => {
    const found = statements.filter((one) => one.name === name)
    return found.find((one) => one.file === file) ?? found.find(({ text }) => /^export /m.test(text)) ?? []
  })

/** Checks if a text or a statement that it uses is marked. */
function isChosen(text: string, file: string, seen = new Set<Statement>()): boolean {
  if (mark.test(text)) return true
  const unseen = namedIn(text, file).filter((one) => !seen.has(one))
  for (const one of unseen) seen.add(one)
  return unseen.some((one) => isChosen(one.text, one.file, seen))
}

/** Checks if an answer’s schema is marked as a whole; marks of a record’s single fields do not count. */
const answersChosen = (answer: string, file: string) =>
  namedIn(answer, file).some(({ text }) => text.startsWith('/**') && mark.test(text.split('*/')[0] ?? ''))

/** Every call of an area, with the comment above it. */
const entries = all
  .filter(isArea)
  .flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /(?:^ {2}(?:\/\/|\/\*\*| \*).*\n)*^ {2}\w+: endpoint\('([^']+)'[\s\S]*?\n(?= {2}(?:\w+: |\/)|\}\))/gm,
      ),
    ].map(([entry, line = '']) => ({ file, entry, line })),
  )

test('the list marks a call as chosen exactly if its source does', () => {
  expect(entries).toHaveLength(calls.length)
  const marked = entries.filter(({ file, entry }) => {
    const [asked = '', answer = ''] = entry.split(/answer: /)
    return mark.test(entry) || isChosen(asked, file) || answersChosen(answer, file)
  })
  const noted = calls.filter(([, , , chosen]) => chosen !== undefined)
  expect(noted.map(([, , line]) => line).toSorted()).toEqual(marked.map(({ line }) => line).toSorted())
})
