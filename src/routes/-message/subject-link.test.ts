import { expect, test } from 'vitest'
import { subjectLinkOf } from './subject-link.ts'

test('the button opens the link that the city gave, with its query', () => {
  expect(subjectLinkOf({ link: '/policy/search/detail?id=p1', bizType: 'policy', bizId: 'p1' })).toEqual({
    words: '查看政策',
    link: { to: '/$', params: { _splat: 'policy/search/detail' }, search: { id: 'p1' } },
  })
  expect(subjectLinkOf({ link: '/user/my-demand?view=asked&keyword=%E8%BD%B4' })?.link.search).toEqual({
    view: 'asked',
    keyword: '轴',
  })
  expect(subjectLinkOf({ link: '/user/relation' })?.link.params).toEqual({ _splat: 'user/relation' })
  expect(subjectLinkOf({ link: '/' })?.link.params).toEqual({ _splat: '' })
})

test('without a link from the city the button opens the record’s own page', () => {
  expect(subjectLinkOf({ bizType: 'activity', bizId: 'a1' })).toMatchObject({
    words: '查看活动',
    link: { params: { _splat: 'roadshow/a1' } },
  })
  expect(subjectLinkOf({ bizType: 'activity' })).toBeUndefined()
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'a message never links to %s',
  (link) => {
    expect(subjectLinkOf({ link })).toBeUndefined()
  },
)
