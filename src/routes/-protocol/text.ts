/** A paragraph, or the points of a list. */
export type Block = string | string[]

interface Section {
  /** Anchor of the section in the address. */
  id: string
  title: string
  blocks: Block[]
}

/** One of the two texts, with its dates as `2026-11-01`. */
export interface Protocol {
  title: string
  updated: string
  effective: string
  /** Summary before the sections. */
  lead: string
  sections: Section[]
}
