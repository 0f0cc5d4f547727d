import { common } from '#api/common.ts'
import { ownFile } from '#mocks/own-file.ts'

/** Name of the city's short film in the public files. */
export const FILM = '政策解读短片.webm'

/** Address of the film: a download of the portal's own origin, so that it plays without any other site. */
export const filmAddress = `${common.download.path}?filePath=${encodeURIComponent(`/upload/public/${FILM}`)}`

/** Returns the film: four titles in four seconds, drawn for this mock. */
export const film = (): Blob => new Blob([ownFile('files/film.webm')], { type: 'video/webm' })
