/** Number of rows or cards of each block. */
export const sizes = {
  today: 6,
  policies: 5,
  activities: 4,
  interpretations: 3,
  market: 4,
  docking: 5,
  problems: 5,
  services: 6,
  providers: 7,
  news: 5,
} as const
