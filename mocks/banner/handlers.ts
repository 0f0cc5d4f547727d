import { banner } from '#api/banner.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'

export const handlers = mock(banner, {
  page({ query, world }) {
    const found = world.db.banner.all().filter((one) => !query.position || one.position === query.position)
    return pageOf(
      found.sort((a, b) => a.sort - b.sort),
      query,
    )
  },
  one: ({ params, world }) => world.db.banner.get(params.id, '横幅'),
})
