import { describe, expect, test } from 'vitest'
import { isWebAddress, webAddress } from './web-address.ts'

describe('a web address', () => {
  test.each([
    ' https://www.chengyue.com ',
    'www.chengyue.com',
    'https：//www.chengyue.com',
    'ｈｔｔｐｓ：／／ｗｗｗ．ｃｈｅｎｇｙｕｅ．ｃｏｍ',
    'https://www.chengyue.com。',
    'https://www.chengyue.com，',
    'https://www.chengyue.com；',
    '（https://www.chengyue.com）',
    '“https://www.chengyue.com”',
    '<https://www.chengyue.com>',
    '网址：https://www.chengyue.com',
    '官网 www.chengyue.com',
    'https://www。chengyue。com',
    'https:\\\\www.chengyue.com',
    'https:/www.chengyue.com',
    'https//www.chengyue.com',
    'https: //www.chengyue.com',
    '//www.chengyue.com',
    'HTTPS://www.chengyue.com',
    '\u202dhttps://www.chengyue.com\u202c',
    'https://www.cheng\u200byue.com\n',
  ])('is read from %j', (text) => expect(webAddress(text)).toBe('https://www.chengyue.com'))

  test.each([
    ['http://chengyue.cn:8080/a?b=1#c', 'http://chengyue.cn:8080/a?b=1#c'],
    ['chengyue.cn', 'https://chengyue.cn'],
    ['承越.中国', 'https://承越.中国'],
    ['https://zh.wikipedia.org/wiki/精密_(机械)', 'https://zh.wikipedia.org/wiki/精密_(机械)'],
    ['https://www.chengyue.com/产品/', 'https://www.chengyue.com/产品/'],
  ])('%s becomes %s', (text, address) => {
    expect(webAddress(text)).toBe(address)
    expect(isWebAddress(address)).toBe(true)
  })

  test.each([
    'javascript:alert(1)',
    'ftp://chengyue.com',
    'zhang@chengyue.com',
    '没有网站',
    'https://',
    'https://chengyue',
    'https://www.chengyue.com（官网）',
    'https://www.chengyue.com 和 https://www.chengyue.cn',
    '2026.1.5 上线',
  ])('is not recognised in %s, which stays unchanged', (text) => {
    expect(isWebAddress(webAddress(text))).toBe(false)
    expect(webAddress(text).replaceAll(/[()]/g, '')).toBe(text.replaceAll(/[（）()]/g, ''))
  })
  test('is empty for an empty text', () => expect(webAddress(' \u200b')).toBe(''))
})
