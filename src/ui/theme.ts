import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'
import type { Theme as Shown } from './look.ts'

const steps = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const
const brand = Object.fromEntries(steps.map((step) => [step, `var(--brand-${String(step)})`])) as BrandVariants

const light = createLightTheme(brand)

/** Fluent's font sizes and line heights in rem of a 16 px root, so that they scale with it */
const scalableSizes = Object.fromEntries(
  Object.entries(light)
    .filter(([name]) => /^(fontSize|lineHeight)/.test(name))
    .map(([name, size]) => [name, `${String(parseFloat(String(size)) / 16)}rem`]),
)

/** Overrides of Fluent's tokens by the portal's variables; no colour is defined here */
const overrides: Partial<Theme> = {
  ...scalableSizes,
  fontFamilyBase: 'var(--font)',
  fontFamilyNumeric: 'var(--font)',
  borderRadiusMedium: 'var(--radius-control)',
  borderRadiusLarge: 'var(--radius-card)',
  borderRadiusXLarge: 'var(--radius-float)',
  colorNeutralForeground1: 'var(--ink-1)',
  colorNeutralForeground2: 'var(--ink-2)',
  colorNeutralForeground3: 'var(--ink-3)',
  colorNeutralForeground4: 'var(--ink-3)',
  colorNeutralBackground1: 'var(--card)',
  colorNeutralBackground2: 'var(--page)',
  colorNeutralStroke1: 'var(--line-control)',
  colorNeutralStroke2: 'var(--line)',
  colorNeutralStrokeAccessible: 'var(--line-control)',
  colorBrandBackgroundPressed: 'var(--brand-60)',
  colorPaletteRedForeground1: 'var(--bad)',
  colorPaletteRedForeground3: 'var(--bad)',
  colorPaletteRedBorder2: 'var(--bad)',
}

const onLight = { ...light, ...overrides }
const onDark = { ...createDarkTheme(brand), ...overrides }

/** Returns Fluent's theme with the colours of tokens.css for a light or dark background. Returns the same object each time. */
export const fluentTheme = (shown: Exclude<Shown, 'system'>): Theme => (shown === 'dark' ? onDark : onLight)
