import { readFile } from 'node:fs/promises'
import { securityHeaders } from '#hosting/headers.ts'

const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' }
const files = ['site.css', 'city.js', 'dom.js', 'site.html', 'site.js', 'survey.html', 'survey.js'] as const

/** Addresses under /__mock that stand in for other sites: those for signing in, and the survey. */
export const sites: Record<string, (typeof files)[number]> = {
  zwfw: 'site.html',
  sso: 'site.html',
  survey: 'survey.html',
}

/** Returns the page of a stand-in or one of its files; undefined for any other name. */
export async function siteFile(name: string): Promise<Response | undefined> {
  const file = files.find((one) => one === name)
  if (!file) return undefined
  const type = types[file.split('.')[1] as keyof typeof types]
  return new Response(await readFile(new URL(`./sites/${file}`, import.meta.url)), {
    headers: { ...securityHeaders(''), 'content-type': `${type}; charset=utf-8` },
  })
}
