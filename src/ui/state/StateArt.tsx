import styles from './StateArt.module.css'

/** Line drawings on a grid of 96 × 64: the body, its details, and the accent */
const drawings = {
  policy: [
    'M28 8h28l10 10v38H28z',
    'M56 8v10h10M36 28h20M36 36h12M36 44h10',
    'M62 50a8 8 0 1 0 0-16 8 8 0 0 0 0 16M68 48l8 8',
  ],
  declare: ['M26 8h36v48H26z', 'M34 20h20M34 28h20M34 36h12', 'M72 54V34m-9 9 9-9 9 9'],
  appeal: ['M18 10h46v30H40L30 50V40H18z', 'M28 21h26M28 29h16', 'M72 26h6v22h-8v8l-10-8h-8'],
  activity: ['M24 14h48v42H24z', 'M24 27h48M36 8v12M60 8v12', 'm38 41 7 7 13-13'],
  market: ['M48 6l24 12v26L48 56 24 44V18z', 'M24 18l24 12 24-12M48 30v26', 'M36 12l24 12v9'],
  docking: [
    'M10 16h24v30H10zM62 16h24v30H62z',
    'M16 25h12M16 33h8M68 25h12M68 33h8',
    'M39 26h18m-6-6 6 6-6 6M57 40H39m6 6-6-6 6-6',
  ],
  enterprise: ['M26 56V14l24-8v50', 'M50 22h20v34M34 22h6M34 31h6M34 40h6M58 32h4M58 41h4', 'M18 56h60'],
  own: ['M20 36 28 12h40l8 24v20H20z', 'M20 36h17l4 8h14l4-8h17', 'M48 8v20m-7-7 7 7 7-7'],
  search: ['M44 50a20 20 0 1 0 0-40 20 20 0 0 0 0 40', 'M34 26a12 12 0 0 1 8-6', 'M59 45l15 13'],
  bell: [
    'M30 46V28a18 18 0 0 1 36 0v18l6 4H24z',
    'M42 54a6 6 0 0 0 12 0',
    'M72 14a24 24 0 0 1 6 14M24 14a24 24 0 0 0-6 14',
  ],
  away: ['M32 48a13 13 0 0 1 1-26 17 17 0 0 1 32-2 14 14 0 0 1 1 28z', 'M36 56h24', 'M24 12l46 44'],
  failed: ['M48 8 78 56H18z', '', 'M48 25v16M48 47v1'],
} as const

/** Name of a drawing */
export type ArtName = keyof typeof drawings

/** Drawings of the areas by the beginning of their addresses */
const areas: [beginning: RegExp, name: ArtName][] = [
  [/^\/(policy|srdi|general-search)/, 'policy'],
  [/^\/(declare|user\/my-declare)/, 'declare'],
  [/^\/(appeal|user\/my-appeal)/, 'appeal'],
  [/^\/(roadshow|user\/activity)/, 'activity'],
  [/^\/(market|user\/my-market)/, 'market'],
  [/^\/(docking|user\/my-(demand|supply))/, 'docking'],
  [/^\/(professional-services|medium|user\/my-pro)/, 'enterprise'],
]

/** Renders the drawing of an empty or failed state: the given one, or that of the page's area. */
export function StateArt({ name }: { name?: ArtName }) {
  // Reads the address itself, because an error page may stand outside the router.
  const { pathname } = location
  const [body, details, accent] =
    drawings[name ?? areas.find(([beginning]) => beginning.test(pathname))?.[1] ?? 'own']
  return (
    <svg className={styles.art} data-art={name} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <path className={styles.body} d={body} />
      <path d={details} />
      <path className={styles.accent} d={accent} />
    </svg>
  )
}
