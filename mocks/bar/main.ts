import { readCookie } from './cookie.ts'

/** Label of the bar in a page of the mock city's servers. */
export const label = `模拟环境 · ${readCookie('mock_world') ?? 'default'}`
