import { attribute } from '#api/attribute.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Rights } from '#mocks/rights.ts'

const none = { answers: {}, version: 0 }

export const handlers = mock(attribute, {
  answers(context) {
    return context.world.db.savedAnswers.find(idOf(context)) ?? none
  },
  save(context) {
    const { body, world } = context
    const id = idOf(context)
    const saved = world.db.savedAnswers.find(id)
    if (body.version !== undefined && body.version !== (saved?.version ?? 0))
      return refuse.conflict(saved ?? none)
    const next = { answers: body.answers, version: (saved?.version ?? 0) + 1, updateTime: world.iso() }
    return saved ? world.db.savedAnswers.change(id, next) : world.db.savedAnswers.create({ id, ...next })
  },
})

/**
 * Returns the key of the answers: the enterprise's id, or the user's without one, because such users may calculate too.
 */
const idOf = ({ enIdIfAny, user }: Rights) => enIdIfAny || user.id
