import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProjectConfiguration } from 'vitest/config'

/**
 * Returns the ways in which unit tests run: each is as fast as what its tests keep between them allows.
 * @param root folder of the project
 */
export function unitTests(root: string): TestProjectConfiguration[] {
  const tests = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `src/${name}`)
  const contains = (path: string, words: RegExp) => words.test(readFileSync(join(root, path), 'utf8'))

  // Tests of pure functions, the mock city's included, without a document and without mocks of `vi`: a test
  // leaves no state to the next, so that all share a process and its modules. Excludes tests whose modules
  // keep state, and tests that declare `// @own-process: why` on a line of their own.
  const functions = tests.filter(
    (path) =>
      !/^src\/(app|offline|session)\//.test(path) &&
      !contains(path, /@vitest-environment|\bvi\.|replay\.test-kit|^\/\/ @own-process/m),
  )
  // Tests that need a process of their own, because the mock city's store imports modules in a way that a
  // reused process cannot.
  const ownProcess = tests.filter(
    (path) =>
      !functions.includes(path) && contains(path, /#mocks\/|(call|replay)\.test-kit|^\/\/ @own-process/m),
  )
  return [
    // Gives each file its own globals and modules in a reused process; a process for each took three times
    // as long.
    {
      extends: true,
      test: {
        name: 'src',
        include: ['src/**/*.test.{ts,tsx}'],
        exclude: [...ownProcess, ...functions],
        pool: 'vmForks',
      },
    },
    { extends: true, test: { name: 'own process', include: ownProcess } },
    { extends: true, test: { name: 'functions', include: functions, isolate: false } },
    // Shares a process, because each test creates its own world and the seeds are then created only once for
    // all files.
    { extends: true, test: { name: 'mocks', include: ['mocks/**/*.test.ts'], isolate: false } },
  ]
}
