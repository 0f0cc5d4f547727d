import { expect, test } from 'vitest'
import { wordsAt } from '#blocks/form/review-words.ts'
import { blankValues, draftForm, severalOf, typedOf } from './values.ts'

/** Quality as it is typed, sent, shown by its field and said in the review. */
const quality = (answer: readonly string[] | undefined) => {
  const values = blankValues([], { quality: severalOf.typed(answer) })
  const sent = draftForm(values.form)
  return {
    sent: sent.quality,
    shown: severalOf.shown(typedOf(sent).quality),
    words: wordsAt('form.quality', { values, amounts: [], numbers: {} }),
  }
}

test('that none of some choices holds is an answer, kept apart from none given, at the city as well', () => {
  expect(quality(undefined)).toEqual({ sent: undefined, shown: undefined, words: '未填写' })
  expect(quality([])).toEqual({ sent: [], shown: [], words: '无' })
  expect(quality(['体系认证'])).toEqual({ sent: ['体系认证'], shown: ['体系认证'], words: '体系认证' })
})
