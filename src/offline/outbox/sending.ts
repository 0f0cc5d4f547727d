// Code that a tab needs only for sending: the replay, and every call that may be waiting.
import '#api/all.ts'

export { replay } from './replay.ts'
