import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

test('violations of the policy are reported only to the URL that the build names', () => {
  const to = 'https://reports.city.example/csp'
  const headers = securityHeaders('', '', {}, to)
  expect(headers['content-security-policy']).toMatch(/; report-to portal$/)
  expect(headers['reporting-endpoints']).toBe(`portal="${to}"`)
  expect(securityHeaders('')).not.toHaveProperty('reporting-endpoints')
  expect(securityHeaders('')['content-security-policy']).not.toContain('report-to')
})
