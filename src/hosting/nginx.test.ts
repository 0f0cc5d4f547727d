import { expect, test } from 'vitest'
import { headersFile } from './cdn.ts'
import type { HostFile } from './host-file.ts'
import { nginxConfig } from './nginx.ts'
import { rules } from './rules.ts'

const facts: HostFile = {
  api: '',
  reports: '',
  inline: { 'script-src': ["'sha256-script='"], 'style-src': ["'sha256-style='"] },
  pages: [String.raw`^/policy/search/?(\?|$)`],
}
const machine = { root: '/srv/portal', listen: '8443', city: 'https://api.city.example', brotli: true }

test('nginx asks the rules in the order of the list', () => {
  const places = [...nginxConfig(facts, machine).matchAll(/location ~ "(.+)" \{/g)].map(([, path]) => path)
  const listed = rules.filter(({ answer }) => answer.by !== 'redirect').map(({ paths }) => paths)
  expect(places).toEqual(listed)
})

test('nginx knows the pages of the build and the address of the city', () => {
  const text = nginxConfig(facts, machine)
  expect(text).toContain(String.raw`"~*^/policy/search/?(\?|$)" 1;`)
  expect(text).toContain('server api.city.example:443;')
  expect(text).toContain('proxy_ssl_name api.city.example;')
})

test('only pages may run the inlined script', () => {
  const [others, pages] = [...nginxConfig(facts, machine).matchAll(/ "default-src.+";/g)].map(
    ([line]) => line,
  )
  expect(others).not.toContain('sha256-script=')
  expect(pages).toContain("script-src 'self' 'sha256-script='")
})

test('an nginx without the module is not asked for brotli', () => {
  expect(nginxConfig(facts, machine)).toContain('brotli_static on;')
  expect(nginxConfig(facts, { ...machine, brotli: false })).not.toContain('brotli')
})

test('a build for an API of another origin passes nothing on', () => {
  const text = nginxConfig({ ...facts, api: 'https://api.city.example' }, machine)
  expect(text).not.toContain('proxy_pass')
  expect(text).toContain("connect-src 'self' https://api.city.example")
})

test('a network of caches gets the policy of all files, and one lifetime for each', () => {
  const text = headersFile(facts, ['/app.html', '/assets/a-1.js', '/assets/b-2.js', '/sw.js'])
  expect(text).toContain("script-src 'self' 'sha256-script='")
  expect(text).toContain('strict-transport-security: max-age=31536000')
  expect(text.match(/^\/.*\n {2}cache-control: .+$/gm)).toEqual([
    '/\n  cache-control: no-cache',
    '/app.html\n  cache-control: no-cache',
    '/assets/*\n  cache-control: public, max-age=31536000, immutable',
    '/sw.js\n  cache-control: no-cache',
  ])
})
