import type { Banner as Slide } from '#api/banner.ts'

/** Content of a slide of the banner; without a target it is the portal's own, the first. */
export type Shown = Pick<Slide, 'title' | 'subtitle' | 'art'> & { href?: string }
