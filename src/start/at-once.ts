import { leaveCompositions } from '#app/composing.ts'
import { keepTranslated } from '#app/translated.ts'

// Handles composition and translation before a person can use either. A separate file, loaded in parallel
// with the first screen, which does not wait for it.
leaveCompositions()
keepTranslated()
