import { cityPaths } from '#api/call/city-paths.ts'

/** Returns true for a path of the city's API or of the testers' JSON, which the city in the browser answers. */
export const isCityPath = (pathname: string): boolean =>
  [...cityPaths, '/__mock'].some((path) => pathname === path || pathname.startsWith(`${path}/`))
