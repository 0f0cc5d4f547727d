import type { Banner as Slide } from '#api/banner.ts'

/** What a slide of the banner shows; without a target it is the portal's own, the first. */
export type Shown = Pick<Slide, 'title' | 'subtitle' | 'art'> & { href?: string }
