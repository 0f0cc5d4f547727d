import { leaveCompositions } from '#app/composing.ts'
import { startInstall } from '#app/install.ts'
import { keepTranslated } from '#app/translated.ts'

// Handles composition and translation before a person can use either, and catches the browser's offer to install, which
// comes after the page and its manifest have loaded. A separate file, loaded in parallel
// with the first screen, which does not wait for it.
leaveCompositions()
keepTranslated()
startInstall()
