import { banner } from '#api/banner.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { is } from '#mocks/table.ts'

export const handlers = mock(banner, {
  page({ query, world }) {
    const found = world.db.banner.findMany({
      where: { position: is(query.position) },
      orderBy: { sort: 'asc' },
    })
    return pageOf(found, query)
  },
  one: ({ params, world }) => world.db.banner.get(params.id, '横幅'),
})
