import { proxy, subscribe, useSnapshot } from 'valtio'
import { attempt } from '#lib/attempt.ts'
import { keepText, textIn } from '#lib/small-store.ts'

/** What a person may choose; 跟随系统 takes what the system asks for. */
export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

/** Sizes of text, in percent of the usual; 关怀版 begins at 125. */
export const sizes = [100, 125, 150, 175, 200] as const
export type Size = (typeof sizes)[number]

export interface Look {
  theme: Theme
  /** 关怀版: large text, nothing that drifts, reading aloud. */
  care: boolean
  size: Size
}

const KEY = 'portal-look'
const usual: Look = { theme: 'system', care: false, size: 100 }

/** How this device wants the portal to look, for every tab. */
export const look = proxy<Look & { shown: Exclude<Theme, 'system'> }>({ ...usual, shown: 'light' })

/** The look, for a component. `shown` is the theme that 跟随系统 comes to. */
export const useLook = () => useSnapshot(look)

/** Turns 关怀版 on or off; its text is never smaller than 125 %. */
export function setCare(care: boolean): void {
  Object.assign(look, { care, size: care ? Math.max(look.size, 125) : 100 })
}

/**
 * Takes the look that this device keeps, shows it, and keeps what is changed later. `public/first.js` shows the same
 * before the first paint.
 */
export function startLook(): void {
  take(textIn('localStorage', KEY))
  show()
  subscribe(look, () => {
    show()
    const { theme, care, size } = look
    keepText('localStorage', KEY, JSON.stringify({ theme, care, size }))
  })
  for (const query of [MORE_CONTRAST, DARK]) matchMedia(query).addEventListener('change', show)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) take(newValue)
  })
}

const MORE_CONTRAST = '(prefers-contrast: more)'
const DARK = '(prefers-color-scheme: dark)'

function show() {
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

/** Reads what was kept, by this version or another. */
function take(kept: string | null) {
  const found = (attempt<unknown>(() => JSON.parse(kept ?? '')) ?? {}) as Partial<Look>
  const theme = themes.find((one) => one === found.theme) ?? usual.theme
  const size = sizes.find((one) => one === found.size) ?? usual.size
  Object.assign(look, { theme, size, care: found.care === true })
}
