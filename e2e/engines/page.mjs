// What a person sees and does, as functions that run in the page: each stands by itself and answers at once. They are
// sent to the browser as text, so they may use nothing from outside.

/** What the page shows: its heading, its header's text, and whether it has started at all. */
export function look() {
  const text = (selector) => document.querySelector(selector)?.innerText ?? ''
  return {
    path: location.pathname,
    heading: text('h1'),
    header: text('header'),
    main: text('main'),
    started:
      document.readyState !== 'loading' && !document.querySelector('.not-started') && text('h1') !== '',
  }
}

/** Types into the field of this label, in place of what stands there; false where it is not to be seen yet. */
export function fill(label, words) {
  const plain = (text) => text.replace(/\s|\*/g, '')
  const field = [...document.querySelectorAll('input, textarea')].find(
    (one) => one.checkVisibility() && [...(one.labels ?? [])].some((own) => plain(own.innerText) === label),
  )
  if (!field || field.disabled) return false
  field.focus()
  field.select()
  if (field.type === 'date') {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  } else document.execCommand('insertText', false, words)
  return field.value.replaceAll(',', '') === words
}

/** Presses the button of this name; false where it is not there or not to be pressed yet. */
export function press(name) {
  const button = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.innerText).trim() === name && one.checkVisibility(),
  )
  if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return false
  button.click()
  return true
}

/** True where a button of this name may be pressed. */
export function offers(name) {
  return [...document.querySelectorAll('button')].some(
    (one) => (one.getAttribute('aria-label') ?? one.innerText).trim() === name && !one.disabled,
  )
}

/** Ticks the box whose words begin so. */
export function tick(words) {
  const box = [...document.querySelectorAll('input[type=checkbox]')].find((one) =>
    [...(one.labels ?? [])].some((own) => own.innerText.trim().startsWith(words)),
  )
  if (!box) return false
  if (!box.checked) box.click()
  return box.checked
}

/** Puts a small PDF into the field for this paper. */
export function attach(paper) {
  const field = [...document.querySelectorAll('input[type=file]')].find((one) =>
    (one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? '').includes(paper),
  )
  if (!field) return false
  const chosen = new DataTransfer()
  chosen.items.add(
    new File([`%PDF-1.4\n% ${paper}\n`.repeat(100)], `${paper}.pdf`, { type: 'application/pdf' }),
  )
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** True once the service worker stands between the page and the network. */
export function isInstalled() {
  return Boolean(navigator.serviceWorker?.controller)
}
