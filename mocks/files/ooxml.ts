import { strToU8, zipSync } from 'fflate'

export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Escapes a text for XML; removes control characters, because XML cannot represent them. */
export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these very characters are meant
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Returns a relationships part: the targets of an Office file's part, numbered rId1, rId2 … */
function relations(targets: { type: string; target: string }[]): string {
  const list = targets.map(
    ({ type, target }, at) =>
      `<Relationship Id="rId${String(at + 1)}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`
}

/**
 * Zips the parts of an Office Open XML file (ECMA-376).
 * @param main path of the main part @param types part path to its content type @param parts part path to its text
 */
export function zipPackage(
  mime: string,
  main: string,
  types: Record<string, string>,
  parts: Record<string, string>,
): Blob {
  const overrides = Object.entries(types).map(
    ([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`,
  )
  const contentTypes =
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  const all = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations([{ type: 'officeDocument', target: main }]),
    ...parts,
  }
  const bytes = Object.fromEntries(Object.entries(all).map(([path, text]) => [path, strToU8(text)]))
  return new Blob([new Uint8Array(zipSync(bytes))], { type: mime })
}
