import { answerHoursOf } from '#rules/answer-hours.ts'
import type { World } from '#mocks/city.ts'
import type { EnquiryRow } from './tables.ts'

/**
 * Records the hours from the request to the provider's first step, whatever it was, and updates the provider's answer
 * time.
 */
export function recordAnswer(world: World, { providerId, steps: [request, answer] }: EnquiryRow): void {
  if (!request || !answer) return
  const hours = (Date.parse(answer.time) - Date.parse(request.time)) / 3_600_000
  const waits = [...world.db.provider.get(providerId, '服务机构').waits, hours]
  world.db.provider.change(providerId, { waits, answerHours: answerHoursOf(waits) })
}
