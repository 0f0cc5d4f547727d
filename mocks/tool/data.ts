import type { World } from '#mocks/world.ts'

export const tables = {}

/** Fills the area. */
export function seed(_world: World): void {}
