import type { StoredFile } from '#api/call/shape.ts'
import { type Enterprise, HANDED_IN_MOST } from '#api/enterprise.ts'
import { CITY } from '#mocks/enterprise/licences.ts'
import type { World } from '#mocks/city.ts'

/** Returns what an enterprise has handed in, the newest first: papers and figures of its declarations. */
export const handedInOf = (world: World, enId: string): NonNullable<Enterprise['handedIn']> =>
  world.db.declaration
    .findMany({ where: { enId: { equals: enId } } })
    .flatMap(({ id, type, itemId, itemName, submitTime, materials, form, details, specForm = {} }) =>
      submitTime === undefined || submitTime === null || type === 'apply-msjx'
        ? []
        : [
            {
              ...{ id, type, itemId, itemName, submitTime },
              materials: materials.map(({ state, ...file }) => ({
                ...file,
                ...(state === '需补正' ? { returned: true } : {}),
              })),
              figures: Object.fromEntries(
                Object.entries({ ...(form ?? specForm), ...details }).filter(
                  (entry): entry is [string, number] => typeof entry[1] === 'number',
                ),
              ),
            },
          ],
    )
    .sort((a, b) => b.submitTime.localeCompare(a.submitTime))
    .slice(0, HANDED_IN_MOST)

/**
 * Returns the files that the city has of an enterprise already: papers of its declarations, whoever of it has uploaded
 * them, and its licences.
 */
export const filesHeld = (world: World, enId: string): StoredFile[] => [
  ...world.db.declaration
    .findMany({ where: { enId: { equals: enId } } })
    .flatMap(({ materials }) => materials),
  ...world.db.seedFile.findMany({ where: { userId: { equals: CITY }, enId: { equals: enId } } }),
]
