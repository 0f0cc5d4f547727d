import type { Banner } from '#api/banner.ts'

/** Content of a slide of the banner; without a target it is the portal's own, the first. */
export type Slide = Pick<Banner, 'title' | 'subtitle' | 'art'> & { href?: string }
