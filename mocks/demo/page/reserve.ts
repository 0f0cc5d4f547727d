import { addSheet } from '#mocks/bar/element.ts'
import { BAR } from '#mocks/bar/markup.ts'

/** Reserves the height of the bar before the first paint, so that nothing moves when its script has come. */
export const reserveBar = (): unknown =>
  addSheet(
    document,
    `#${BAR} { display: block; min-block-size: 2.5rem; background: #28384e }
    @media print { #${BAR} { display: none } }`,
  )
