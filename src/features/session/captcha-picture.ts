/** Image format by the first base64 characters, which encode the first bytes of such a file. */
const formatByPrefix = {
  iVBOR: 'png',
  '/9j/': 'jpeg',
  R0lGOD: 'gif',
  UklGR: 'webp',
  PHN2: 'svg+xml',
  PD94: 'svg+xml',
}

/**
 * Returns the address of a picture that came as base64, with or without `data:image/…;base64,` before it
 * (specification, section 7).
 */
export function captchaPicture(answer: string): string {
  if (/^data:/i.test(answer)) return answer
  const base64 = answer.replaceAll(/\s/g, '')
  const kind = Object.entries(formatByPrefix).find(([start]) => base64.startsWith(start))?.[1] ?? 'png'
  return `data:image/${kind};base64,${base64}`
}
