import { readFile } from 'node:fs/promises'
import { securityHeaders } from '#hosting/headers.ts'

const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' }
const files = [
  'index.html',
  'console.css',
  'console.js',
  'city.js',
  'dom.js',
  'site.html',
  'site.js',
  'survey.html',
  'survey.js',
] as const

/**
 * Addresses under /__mock that are pages: the console, and the stand-ins of the sites for signing in and of the survey.
 */
export const pages: Record<string, (typeof files)[number]> = {
  '': 'index.html',
  zwfw: 'site.html',
  sso: 'site.html',
  survey: 'survey.html',
}

/** Returns the console's page or one of its files; undefined for any other name. */
export async function pageFile(name: string): Promise<Response | undefined> {
  const file = files.find((one) => one === name)
  if (!file) return undefined
  const type = types[file.split('.')[1] as keyof typeof types]
  return new Response(await readFile(new URL(`./page/${file}`, import.meta.url)), {
    headers: { ...securityHeaders(''), 'content-type': `${type}; charset=utf-8` },
  })
}
