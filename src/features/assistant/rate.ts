import { call } from '#api/call/call.ts'
import { type AnswerRating, common } from '#api/common.ts'
import { send } from '#offline/outbox/outbox.ts'
import { owner } from '#offline/owner.ts'

/**
 * Hands the rating of an answer in: a member's through the outbox, so that it arrives once even if the network is cut; a
 * visitor's directly, because the outbox belongs to a member. It names the answer's subject, never what was typed.
 * @param id id of the answer in the conversation
 * @throws StorageProblem if the device could not store a member's rating
 * @throws ApiError if the city does not take a visitor's
 */
export async function rateAnswer(id: string, topic: string, rating: AnswerRating): Promise<void> {
  const body = {
    action: '评价',
    page: '小易',
    bizType: '小易答复',
    bizId: id,
    content: topic.slice(0, 100),
    rating,
  }
  if (owner())
    await send(
      common.recordBehaviour,
      { body },
      { title: `评价小易答复：${rating}`, record: `assistant:${id}`, replaces: true },
    )
  else await call(common.recordBehaviour, { body }, { quiet: true, idempotencyKey: `${id}-${rating}` })
}
