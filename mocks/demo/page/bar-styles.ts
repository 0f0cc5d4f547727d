/** Styles of the bar and its guide, in a shadow root, so that they and the portal's do not meet. */
export const styles = `
:host { font: 0.875rem/1.5 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; color: #fff }
nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.5rem; min-block-size: 2.5rem;
  padding: 0.125rem 1rem; box-sizing: border-box }
.note { color: #c3ccd8; margin-inline-end: auto }
button, summary { font: inherit; min-block-size: 2rem; padding: 0 0.75rem; border: 0; border-radius: 0.25rem;
  background: none; color: inherit; cursor: pointer; display: inline-flex; align-items: center; list-style: none }
summary::-webkit-details-marker { display: none }
nav > button:hover, summary:hover, details[open] summary, [aria-pressed='true'] { background: #3d5069 }
:focus-visible { outline: 2px solid #7fb0ff; outline-offset: 1px }
details { position: relative }
.box { position: absolute; z-index: 80; inset-block-start: 2.25rem; inset-inline-end: 0; inline-size: max-content;
  max-inline-size: calc(100vw - 2rem); padding: 0.5rem 1rem; border-radius: 0.5rem; background: #fff; color: #1f2733;
  box-shadow: 0 0.5rem 1.5rem #0003 }
ul { margin: 0; padding: 0; list-style: none }
li { display: flex; justify-content: space-between; align-items: center; gap: 1.5rem; padding: 0.375rem 0 }
li + li { border-block-start: 1px solid #e3e8ef }
code { font: 1rem/1.4 ui-monospace, monospace; user-select: all }
.box button, .card button { border: 1px solid #b8c2d0; color: #1f4f99 }
.card { position: fixed; z-index: 80; inset-block-end: 5rem; inset-inline-end: 1.5rem; inline-size: 22rem;
  max-inline-size: calc(100vw - 3rem); box-sizing: border-box; padding: 1rem 1.25rem; border-radius: 0.5rem;
  background: #fff; color: #1f2733; box-shadow: 0 0.5rem 2rem #0004; border-block-start: 0.25rem solid #1f4f99 }
.card p, h2 { margin: 0 0 0.5rem }
h2 { font-size: 1.125rem }
.step { color: #5b6676 }
.ways { display: flex; flex-wrap: wrap; gap: 0.5rem }
.card .main { background: #1f4f99; border-color: #1f4f99; color: #fff }
@media (max-width: 48rem) {
  :host { font-size: 0.8125rem }
  nav { padding: 0.125rem 0.25rem; gap: 0; flex-wrap: nowrap; white-space: nowrap }
  .note { display: none }
  strong { margin-inline-end: auto; padding-inline: 0.25rem }
  nav > button, summary { padding: 0 0.25rem }
  details { position: static }
  .box { inset-inline: 1rem; inset-block-start: auto; inline-size: auto }
}`
