/** Styles of the page, which keep the height of the bar free above the portal. */
export const pageStyles = (id: string) => `
:root { --mock-bar: calc(2.25rem + env(safe-area-inset-top)) }
@media (pointer: coarse), (width < 768px) { :root { --mock-bar: calc(2.75rem + env(safe-area-inset-top)) } }
body { padding-block-start: var(--mock-bar) }
#${id} { position: absolute; inset: 0 0 auto; block-size: var(--mock-bar) }
@media print { body { padding-block-start: 0 } }`

/** Styles of the bar, in a shadow root, so that they and the portal's do not meet. */
export const styles = `
:host { display: block; background: #3b2a00; color: #fff3d6;
  font: 0.8125rem/1.375 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif }
aside { display: flex; gap: 0 0.75rem; align-items: center; block-size: var(--mock-bar); box-sizing: border-box;
  padding: env(safe-area-inset-top) max(1rem, env(safe-area-inset-right)) 0 max(1rem, env(safe-area-inset-left)) }
p { margin: 0; margin-inline-end: auto; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
strong { color: #ffd479 }
a, button { display: grid; place-items: center; flex: none; min-block-size: 2.25rem; padding: 0 0.5rem; border: 0;
  background: none; color: inherit; font: inherit; cursor: pointer; text-decoration: underline }
:focus-visible { outline: 2px solid #ffd479; outline-offset: -3px }
@media (pointer: coarse), (width < 768px) { a, button { min-block-size: 2.75rem } }
/* Clear of the rail of entries of a phone held sideways (src/build/phone.ts). */
@media (pointer: coarse) and (480px <= width < 1024px) and (height < 480px) {
  aside { padding-inline-start: calc(4.75rem + env(safe-area-inset-left)) } }
@media print { :host { display: none } }`
