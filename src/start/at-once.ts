import { leaveCompositions } from '#app/composing.ts'

// Begins what must be there before somebody composes a word. A file of its own: it comes while the first screen does, which
// waits for none of it.
leaveCompositions()
