/** Id of the element of the bar, which the build puts into each page. */
export const BAR = 'demo-bar'

/** Reserves the height of the bar before the first paint, so that nothing moves when its script has come. */
export function reserveBar(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`#${BAR} { display: block; min-block-size: 2.5rem; background: #28384e }
    @media print { #${BAR} { display: none } }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
