import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean.ts'
import { bareCode, bareCreditCode, cleanCode } from './code.ts'

describe('one line', () => {
  test.each([
    ['a zero-width space', '承\u200b越', '承越'],
    ['a mark of the byte order', '\ufeff承越精密', '承越精密'],
    ['marks of direction', '\u202d承越\u202c\u200e\u2068精密\u2069', '承越精密'],
    ['a reversed name', 'a\u202egpj.pdf', 'agpj.pdf'],
    ['a soft hyphen', '承\u00ad越', '承越'],
    ['a joiner of words', '承\u2060越\u180e', '承越'],
    ['invisible tag characters', '承越\u{e0041}\u{e007f}', '承越'],
    ['the mark of a cell in Word and a zero byte', '承越\u0007\u0000', '承越'],
    ['the placeholder of a picture', '\ufffc承越', '承越'],
    ['a lone surrogate', '承越\ud842', '承越'],
    ['wide, narrow and hard blanks', '\u3000承越\u00a0\u2005\u202f精密\u3000', '承越 精密'],
    ['tabs and line ends', '承越\t精密\r\n有限\u2028公司\n', '承越 精密 有限 公司'],
    ['a blank of Braille, a filler of Hangul', '承越\u2800\u3164精密\u1160', '承越 精密'],
  ])('loses %s', (_, text, clean) => expect(cleanLine(text)).toBe(clean))

  test.each([
    ['three zero-width spaces', '\u200b\u200b\u200b'],
    ['twelve blanks of Braille', '\u2800'.repeat(12)],
    ['a filler of Hangul', '\u3164'],
    ['a half-width filler', '\uffa0'],
    ['a joiner of nothing', '\u200d\ufe0f\u034f'],
    ['blanks and marks of direction', ' \u3000\u202e\u00a0'],
  ])('of %s is empty', (_, text) => expect(cleanLine(text)).toBe(''))

  test.each([
    ['a family', '👨‍👩‍👧'],
    ['a heart on fire', '❤️‍🔥'],
    ['a scientist of another skin', '👩🏽‍🔬'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a key', '1️⃣'],
    ['a form of a Han character', '葛\u{e0100}城'],
    ['a rare character', '𠮷野晓'],
    ['an accent', 'Cafe\u0301'],
    ['Uyghur and Persian joined apart', 'می\u200cخواهم'],
    ['a form of a Mongolian letter', 'ᠰᠠᠶ\u180bᠢᠨ'],
    ['full width in a name', '（承越）ＡＢＣ１２３，“精密”·—'],
  ])('keeps %s', (_, text) => expect(cleanLine(text)).toBe(text))
})

describe('several lines', () => {
  test('keep their line ends, those of Windows as plain ones', () =>
    expect(cleanText('第一行\r\n第二行\r第三行\u2028第四行')).toBe('第一行\n第二行\n第三行\n第四行'))
  test('are each cleaned, and the cells of a table stay apart', () =>
    expect(cleanText('\ufeff 甲\t乙 \n\n\u3000\u3000丙\u200b\u00a0丁\n\n')).toBe('甲 乙\n\n丙 丁'))
  test('of only invisible characters are empty', () => expect(cleanText('\u200b\n\u2800\n\u3164')).toBe(''))
  test('with 100,000 blanks in a row are cleaned quickly', () => {
    const begun = performance.now()
    cleanText(`${' '.repeat(100_000)}甲${'\n'.repeat(100_000)}${'\u200b'.repeat(100_000)}`)
    expect(performance.now() - begun).toBeLessThan(1_000)
  })
})

describe('a code', () => {
  test.each([
    ['full width', '１２３ＡＢｃ＠＃（）：／．', '123ABc@#():/.'],
    [
      'dashes of every kind',
      '1\u20102\u20113\u20124\u20135\u20146\u20157\u22128\uff0d9\ufe630',
      '1-2-3-4-5-6-7-8-9-0',
    ],
    ['a long vowel and a one in the place of a dash', '138ー1234一5678', '138-1234-5678'],
    ['digits of mathematics', '𝟏𝟑𝟖', '138'],
    ['digits of Arabic and Persian keyboards', '١٣٨۱۳۸', '138138'],
    ['digits of Tibetan and Mongolian keyboards', '༡༣༨᠑᠓᠘', '138138'],
    ['digits drawn as keys', '1️⃣3️⃣8️⃣', '138'],
  ])('has plain signs for %s', (_, text, plain) => expect(cleanCode(text)).toBe(plain))

  test.each([
    ['6222 0212 3456 7890 123', '6222021234567890123'],
    ['６２２２-０２１２-3456\u00a07890\u2009123', '6222021234567890123'],
    ["'6222021234567890123", '6222021234567890123'],
    ['="6222021234567890123"', '6222021234567890123'],
    ['账号：6222 0212 3456 7890 123\t', '6222021234567890123'],
    ['验证码: 123 456', '123456'],
    ['账号 6222 0212 3456', '622202123456'],
  ])('is read without the surroundings in %j', (text, code) => expect(bareCode(text)).toBe(code))

  test.each([
    '91330200 5678 9012 3X',
    '91330200567890123x',
    '９１３３０２００５６７８９０１２３Ｘ',
    '统一社会信用代码：91330200-56789012-3x',
    '\u202d91330200567890123X\u202c',
    "'91330200567890123X\r\n",
  ])('of credit is read from %j', (text) => expect(bareCreditCode(text)).toBe('91330200567890123X'))
})
