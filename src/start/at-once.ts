import { leaveCompositions } from '#app/composing.ts'
import { keepTranslated } from '#app/translated.ts'

// Begins what must be there before somebody composes a word or has the page translated. A file of its own: it comes while
// the first screen does, which waits for none of it.
leaveCompositions()
keepTranslated()
