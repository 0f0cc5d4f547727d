import { banner } from '#api/banner.ts'
import { pageIn } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { is } from '#mocks/query.ts'

export const handlers = mock(banner, {
  page({ query, world }) {
    const rows = { where: { position: is(query.position) }, orderBy: { sort: 'asc' } } as const
    return pageIn(world.db.banner, rows, query)
  },
  one: ({ params, world }) => world.db.banner.get(params.id, '横幅'),
})
