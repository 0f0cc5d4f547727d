// What a tab needs only when it sends: the replay, and every call it might find waiting.
import '#api/all.ts'

export { replay } from './replay.ts'
