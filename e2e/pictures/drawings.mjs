const BLUE = `<linearGradient id="blue" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#3b82f6"/><stop offset="1" stop-color="#164aad"/>
</linearGradient>`
const LINES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
const FONT = `font-family="'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"`

/**
 * Returns the mark 企 on its blue ground, 512 × 512.
 * @param strokes path data of the mark
 * @param options `radius` of the corners, `width` of the strokes, `scale` of the mark, `ground` 'none' for the mark alone
 */
export function launcher(strokes, { radius = 116, width = 30, scale = 1, ground = 'url(#blue)' } = {}) {
  const shift = (256 * (1 - scale)).toFixed(1)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${BLUE}</defs>
    <rect width="512" height="512" rx="${radius}" fill="${ground}"/>
    <path transform="translate(${shift} ${shift}) scale(${scale})" d="${strokes}" ${LINES}
      stroke="#fff" stroke-width="${width}"/></svg>`
}

/** Returns a white glyph of the 24 × 24 grid on the same ground, for an entry of the launcher's menu. */
export const shortcut = (
  glyph,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${BLUE}</defs>
  <rect width="512" height="512" rx="256" fill="url(#blue)"/>
  <path transform="translate(124 124) scale(11)" d="${glyph}" ${LINES} stroke="#fff" stroke-width="1.9"/></svg>`

/** The four jobs with their line drawings on a grid of 96 × 64 (as in `src/ui/state/StateArt.tsx`): body, details, accent */
const jobs = [
  [
    '查政策',
    'M28 8h28l10 10v38H28z',
    'M56 8v10h10M36 28h20M36 36h12',
    'M62 50a8 8 0 1 0 0-16 8 8 0 0 0 0 16M68 48l8 8',
  ],
  ['报项目', 'M26 8h36v48H26z', 'M34 20h20M34 28h20M34 36h12', 'M72 54V34m-9 9 9-9 9 9'],
  ['提诉求', 'M18 10h46v30H40L30 50V40H18z', 'M28 21h26M28 29h16', 'M72 26h6v22h-8v8l-10-8h-8'],
  ['找服务', 'M26 56V14l24-8v50', 'M50 22h20v34M34 22h6M34 31h6M34 40h6M58 32h4M58 41h4', 'M18 56h60'],
]

/** Returns the picture of a shared link, 1200 × 630: the mark, the name, and the four jobs on the banner's ground. */
export const sharedLink = (strokes) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><defs>
    <linearGradient id="sky" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0" stop-color="#0d2f7a"/>
      <stop offset="0.45" stop-color="#1650b8"/><stop offset="1" stop-color="#2272ea"/></linearGradient>
    <radialGradient id="light" cx="0.85" cy="0" r="0.6"><stop offset="0" stop-color="#3f8cff"/>
      <stop offset="1" stop-color="#3f8cff" stop-opacity="0"/></radialGradient></defs>
  <rect width="1200" height="630" fill="url(#sky)"/><rect width="1200" height="630" fill="url(#light)"/>
  <path d="M690 420V250h86v170M776 290h96v130M872 190h124v230M996 260h92v160M1088 210h132v210M900 226h68M900 262h68M900 298h68M804 326h40M804 358h40M1116 250h56M1116 286h56"
    ${LINES} stroke="#fff" stroke-opacity="0.22" stroke-width="2.5"/>
  <g transform="translate(80 88)"><rect width="128" height="128" rx="30" fill="#fff"/>
    <path transform="scale(0.25)" d="${strokes}" ${LINES} stroke="#1a57c8" stroke-width="34"/></g>
  <g fill="#fff" ${FONT}><text x="80" y="318" font-size="80" font-weight="700">企业服务总入口</text>
    <text x="82" y="374" font-size="34" fill="#e0eaff">政策找企业 · 服务送上门</text></g>
  <rect y="420" width="1200" height="210" fill="#fff"/>
  ${jobs
    .map(
      ([name, body, details, accent], index) => `<g transform="translate(${String(80 + index * 268)} 477)">
      <g ${LINES} stroke-width="1.9"><path d="${body}" stroke="#84acf4" fill="#e4eefe"/>
        <path d="${details}" stroke="#84acf4"/>
        <path d="${accent}" stroke="#1f64e0" stroke-width="2.6"/></g>
      <text x="112" y="50" font-size="40" font-weight="600" fill="#1b2533" ${FONT}>${name}</text></g>`,
    )
    .join('')}</svg>`
