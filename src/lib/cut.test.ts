import { afterEach, describe, expect, test, vi } from 'vitest'
import { characterCount } from './count.ts'
import { cutText, firstCharacter } from './cut.ts'

test('an emoji and a rare character count as one each', () => {
  expect(characterCount('')).toBe(0)
  expect(characterCount(`${'字'.repeat(1_999)}😀`)).toBe(2_000)
  expect(characterCount('😀'.repeat(30))).toBe(30)
  expect(characterCount('𠮷野晓')).toBe(3)
})

describe('cutting a text', () => {
  test.each([
    ['𠮷野晓', 1, '𠮷'],
    [`${'字'.repeat(19)}😀后`, 20, `${'字'.repeat(19)}😀`],
    [`${'字'.repeat(19)}👨‍👩‍👧后`, 20, '字'.repeat(19)],
    ['Cafe\u0301', 4, 'Caf'],
    ['🇨🇳🇨🇳', 3, '🇨🇳'],
    ['承越', 20, '承越'],
    ['', 5, ''],
  ])('%s to %i keeps whole characters: %s', (text, most, kept) => expect(cutText(text, most)).toBe(kept))
})

describe('the first character of a name', () => {
  test.each([
    ['𠮷野晓', '𠮷'],
    ['👨‍👩‍👧的店', '👨‍👩‍👧'],
    ['林晓岚', '林'],
    ['', ''],
  ])('of %s is %s', (name, first) => expect(firstCharacter(name)).toBe(first))
})

describe('without Intl.Segmenter', () => {
  afterEach(() => vi.unstubAllGlobals())
  test('a text is cut between code points', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    Reflect.deleteProperty(Intl, 'Segmenter')
    expect(cutText(`${'字'.repeat(19)}😀后`, 20)).toBe(`${'字'.repeat(19)}😀`)
    expect(firstCharacter('𠮷野晓')).toBe('𠮷')
  })
})
