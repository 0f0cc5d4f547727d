import { expect, test } from 'vitest'
import { resetWorld } from '#mocks/world.ts'
import { tagsFor } from '#mocks/policy/subscriptions.ts'
import type { PolicyDetail } from '#api/policy.ts'
import { tagsOf } from './tags.ts'

test('a policy has the tags of its type, level, departments, industries and titles, and no others', () => {
  const world = resetWorld('tags', 'default', 1)
  const policy = world.db.policy.get('policy-champion', '政策') as unknown as PolicyDetail
  expect(tagsOf(policy, tagsFor(world, 'u-person')).map((tag) => `${tag.group} ${tag.name}`)).toEqual([
    '行业 制造业',
    '行业 新材料',
    '行业 高端装备',
    '类型 资质认定',
    '部门 市工信局',
    '层级 市级',
    '主题 规上',
    '主题 小巨人',
  ])
})
