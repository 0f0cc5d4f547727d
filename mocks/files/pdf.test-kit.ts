/** What a reader of a PDF of ours would let one select: every shown text, in order. */
export const textsOf = (pdf: string): string[] =>
  [...pdf.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex]) =>
    hex!.replace(/..../g, (unit) => String.fromCharCode(parseInt(unit, 16))),
  )

/** Where its links lead, in order. */
export const linksOf = (pdf: string): string[] =>
  [...pdf.matchAll(/\/URI \((.*)\) >> >>/g)].map(([, address]) => address!.replace(/\\(.)/g, '$1'))
