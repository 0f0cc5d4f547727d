/** Returns every shown text of a PDF built here, in order, as a PDF reader would let one select it. */
export const textsOf = (pdf: string): string[] =>
  [...pdf.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex]) =>
    hex!.replace(/..../g, (unit) => String.fromCharCode(parseInt(unit, 16))),
  )

/** Returns the addresses of a PDF's links, in order. */
export const linksOf = (pdf: string): string[] =>
  [...pdf.matchAll(/\/URI \((.*)\) >> >>/g)].map(([, address]) => address!.replace(/\\(.)/g, '$1'))
