// @vitest-environment jsdom
// @own-process: scripts run in the globals of the process
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { parseAst } from 'vite'
import { FAULTS, keptFaults } from '#offline/faults.ts'
import { browsers, fillBelow } from './below.ts'

const dir = mkdtempSync(join(tmpdir(), 'below-'))
let below = ''
beforeAll(async () => {
  cpSync('public/below.js', join(dir, 'below.js'))
  await fillBelow(dir, '1.2.3')
  below = readFileSync(join(dir, 'below.js'), 'utf8')
})
afterAll(() => rmSync(dir, { recursive: true }))

beforeEach(() => {
  // Features that a browser of the floor has and jsdom lacks.
  vi.stubGlobal('CSS', { supports: () => true })
  vi.stubGlobal('BroadcastChannel', () => undefined)
  vi.spyOn(console, 'error').mockReturnValue()
  HTMLDialogElement.prototype.showModal ??= () => undefined
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
  document.head.innerHTML = '<meta name="portal-files" content="/assets/start.js">'
  document.body.innerHTML = '<div id="root">首页</div>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Runs the script as a page that failed with `error` does; returns the text that replaces the page. */
function shownFor(error?: unknown): string {
  vi.stubGlobal('portalError', error)
  runInThisContext(below)
  return document.body.textContent
}

test.each([
  ['knows no modules', () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')],
  ['lacks a style', () => vi.stubGlobal('CSS', { supports: () => false })],
  ['knows no styles to ask for', () => vi.stubGlobal('CSS', undefined)],
  ['lacks a function', () => vi.stubGlobal('structuredClone', undefined)],
])('a browser that %s sees the supported browsers and the hotline', (_, age) => {
  age()
  const words = shownFor()
  for (const one of browsers) expect(words).toContain(one)
  expect(words).not.toContain('首页')
  expect(document.querySelector('a')?.href).toBe('tel:12345')
})

test('a browser that lacks a syntax feature is below the floor, too', () => {
  expect(shownFor(new SyntaxError('Unexpected token'))).toContain('浏览器版本过低')
})

test('a failed portal shows an error number, under which the device stores the fault', () => {
  localStorage.setItem(FAULTS, 'not a list')
  const words = shownFor(new TypeError('x is undefined'))
  const [fault] = keptFaults()
  expect(fault).toMatchObject({
    page: '/',
    text: expect.stringContaining('TypeError: x is undefined') as string,
  })
  expect(words).toContain(`错误编号 ${fault!.no}`)
  expect(document.querySelector('textarea')?.value).toContain('1.2.3')
  expect([...document.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    '刷新页面',
    '返回首页',
    '12345',
  ])
})

test.each([
  ['a part that could not be had', Object.assign(new Error('gone'), { name: 'MissingChunk' })],
  ['a file that did not come', new TypeError('Failed to fetch dynamically imported module: /assets/x.js')],
])('%s is no fault of the portal, and the page stays unchanged', (_, error) => {
  expect(shownFor(error)).toBe('首页')
  expect(keptFaults()).toEqual([])
})

interface Node {
  type: string
  [key: string]: unknown
}
const nodesOf = (value: unknown): Node[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...('type' in value ? [value as Node] : []), ...Object.values(value).flatMap(nodesOf)]

test('the page below the floor is written in ES5', () => {
  const newer = nodesOf(parseAst(below)).filter(
    ({ type, ...node }) =>
      /^(Arrow|Await|Chain|Class|ForOf|Import|Template|Spread|Rest|.*Pattern$)/.test(type) ||
      (type === 'VariableDeclaration' && node['kind'] !== 'var') ||
      (type === 'Property' && (node['shorthand'] || node['method'])) ||
      (type === 'CatchClause' && !node['param']),
  )
  expect(newer).toEqual([])
})

test('the first script parses in browsers of 2018, so that it can say that they are too old', () => {
  const newer = nodesOf(parseAst(readFileSync('public/first.js', 'utf8'))).filter(
    ({ type, ...node }) =>
      /^(Chain|Class)/.test(type) ||
      (type === 'LogicalExpression' && node['operator'] === '??') ||
      (type === 'Identifier' && /^(globalThis|replaceAll|at)$/.test(String(node['name']))) ||
      (type === 'ObjectExpression' && nodesOf(node['properties'])[0]?.type === 'SpreadElement') ||
      (type === 'CatchClause' && !node['param']),
  )
  expect(newer).toEqual([])
})
