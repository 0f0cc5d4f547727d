import { proxy, subscribe, useSnapshot } from 'valtio'
import { attempt } from '#lib/attempt.ts'
import { keepText, textIn } from '#lib/small-store.ts'

/** Themes that a user can select; 跟随系统 (system) follows the system's preference */
export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

/** Text sizes in percent of the default; 关怀版 starts at 125 */
export const sizes = [100, 125, 150, 175, 200] as const
export type Size = (typeof sizes)[number]

export interface Look {
  theme: Theme
  /** 关怀版: large text, no moving elements, reading aloud */
  care: boolean
  size: Size
}

const KEY = 'portal-look'
const defaults: Look = { theme: 'system', care: false, size: 100 }

/** Look of the portal on this device, shared by all tabs; `shown` is the resolved theme */
export const look = proxy<Look & { shown: Exclude<Theme, 'system'> }>({ ...defaults, shown: 'light' })

/** Returns the look for a component; `shown` is the theme that 跟随系统 resolves to. */
export const useLook = () => useSnapshot(look)

/** Turns 关怀版 on or off; its text size is at least 125 %. */
export function setCare(care: boolean): void {
  Object.assign(look, { care, size: care ? Math.max(look.size, 125) : 100 })
}

/**
 * Restores and applies this device's look, and stores later changes. `public/first.js` applies the same look before the
 * first paint. The look is a set of attributes of the root element, which select among the variables of `tokens.css`,
 * because a script can set them before React runs. Price: two implementations, which `look.test.ts` compares.
 */
export function startLook(): void {
  restore(textIn('localStorage', KEY))
  apply()
  subscribe(look, () => {
    apply()
    const { theme, care, size } = look
    keepText('localStorage', KEY, JSON.stringify({ theme, care, size }))
  })
  for (const query of [MORE_CONTRAST, DARK]) matchMedia(query).addEventListener('change', apply)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) restore(newValue)
  })
}

const MORE_CONTRAST = '(prefers-contrast: more)'
const DARK = '(prefers-color-scheme: dark)'

function apply() {
  const ofSystem = matchMedia(MORE_CONTRAST).matches
    ? 'contrast'
    : matchMedia(DARK).matches
      ? 'dark'
      : 'light'
  look.shown = look.theme === 'system' ? ofSystem : look.theme
  const { dataset } = document.documentElement
  dataset['theme'] = look.shown
  dataset['size'] = String(look.size)
  dataset['care'] = String(look.care)
}

/** Reads a stored look; ignores invalid values, which another version may have written. */
function restore(kept: string | null) {
  const found = (attempt<unknown>(() => JSON.parse(kept ?? '')) ?? {}) as Partial<Look>
  const theme = themes.find((one) => one === found.theme) ?? defaults.theme
  const size = sizes.find((one) => one === found.size) ?? defaults.size
  Object.assign(look, { theme, size, care: found.care === true })
}
