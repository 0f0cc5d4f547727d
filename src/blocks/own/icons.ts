/** Icons of the own records (stroke paths on a 24 × 24 grid), by the kind's name in the contract. */
export const kindIcons = {
  listing: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  demand: 'M4 13v7h16v-7M12 4v11m-4-4 4 4 4-4',
  supply: 'M4 13v7h16v-7M12 15V4m-4 4 4-4 4 4',
  product: 'M4 8h16v12H4zM9 8V5h6v3M4 13h16',
  provider: 'M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10M8.5 13 7 21l5-2.5 5 2.5-1.5-8',
} as const
