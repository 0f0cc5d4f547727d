import { expect, test } from 'vitest'
import { placeName } from './place.ts'

test('a place has its everyday name, as detailed as it was chosen', () => {
  expect(placeName(['江苏省'])).toBe('江苏')
  expect(placeName(['江苏省', '苏州市'])).toBe('江苏苏州')
  expect(placeName(['江苏省', '苏州市', '昆山市'])).toBe('江苏苏州昆山市')
  expect(placeName(['广西壮族自治区', '柳州市'])).toBe('广西柳州')
  expect(placeName(['内蒙古自治区', '锡林郭勒盟'])).toBe('内蒙古锡林郭勒盟')
})

test('a municipality is named once', () => {
  expect(placeName(['北京市', '北京市'])).toBe('北京')
  expect(placeName(['北京市', '北京市', '海淀区'])).toBe('北京海淀区')
})
