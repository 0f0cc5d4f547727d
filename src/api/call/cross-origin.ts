/** Headers that a city of another origin must let the portal send (`request.ts`) and read (CORS). */
export const crossOrigin = {
  sent: ['accept-language', 'authorization', 'content-type', 'enid', 'idempotency-key'],
  read: ['date', 'age', 'retry-after', 'content-disposition'],
} as const
