import type { Plugin } from 'vite'

/**
 * Condition of a phone held sideways: wide enough for a rail of entries at its side, too low for bars that stay. The
 * widest phones have 956 px; a tablet above its keyboard has 1024 or more.
 */
const sideways = '((pointer: coarse) and (480px <= width < 1024px) and (height < 480px))'

/**
 * Named conditions of all style sheets: `--phone` is one column, a drawer, and targets for fingers, upright or sideways;
 * `--tablet` has the menu, but little room beside it.
 */
export const media: Record<string, string> = {
  '(--sideways)': sideways,
  '(--phone)': `((width < 768px) or ${sideways})`,
  '(--tablet)': '((768px <= width < 1024px) and (height >= 480px))',
}

/** Replaces named media conditions in style sheets, because a sheet does not see another's `@custom-media`. */
export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: (code) => code.replaceAll(/(?<=@media[^{]*)\(--\w+\)/g, (name) => media[name] ?? name),
    },
  }
}
