import type { Favorite } from '#api/serve.ts'

/** Record under which the wishes about one service, provider or listing of the favourites wait, in their order. */
export const serviceRecord = ({ type, targetId }: Pick<Favorite, 'type' | 'targetId'>): string =>
  `serve-favourite:${type}:${targetId}`
