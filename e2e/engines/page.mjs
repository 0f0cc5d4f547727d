// Functions that run in the page and act or look like a user. They are sent to the browser as text, so they may not
// refer to anything outside themselves; each returns at once.

/** Returns the page's path, heading, texts, and if it has started. */
export function readPage() {
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

/** Replaces the value of the field with this label. Returns false if the field is not visible or is disabled. */
export function fill(label, words) {
  const plain = (text) => text.replace(/\s|\*/g, '')
  const field = [...document.querySelectorAll('input, textarea, select')].find(
    (one) => one.checkVisibility() && [...(one.labels ?? [])].some((own) => plain(own.innerText) === label),
  )
  if (!field || field.disabled) return false
  field.focus()
  if (field.tagName === 'SELECT') {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(field, words)
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return field.value === words
  }
  field.select()
  if (field.type === 'date') {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  } else document.execCommand('insertText', false, words)
  return field.value.replaceAll(',', '') === words
}

/** Clicks the button with this name. Returns false if it is missing or disabled. */
export function press(name) {
  const button = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.innerText).trim() === name && one.checkVisibility(),
  )
  if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return false
  button.click()
  return true
}

/** Returns true if an enabled button with this name exists. */
export function hasButton(name) {
  return [...document.querySelectorAll('button')].some(
    (one) => (one.getAttribute('aria-label') ?? one.innerText).trim() === name && !one.disabled,
  )
}

/** Ticks the checkbox whose label begins with `words`. Returns false if it is missing or not ticked. */
export function tick(words) {
  const box = [...document.querySelectorAll('input[type=checkbox]')].find((one) =>
    [...(one.labels ?? [])].some((own) => own.innerText.trim().startsWith(words)),
  )
  if (!box) return false
  if (!box.checked) box.click()
  return box.checked
}

/** Puts a small PDF into the file field of this material. Returns false if the field is missing. */
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

/** Returns true if a service worker controls the page. */
export function isInstalled() {
  return Boolean(navigator.serviceWorker?.controller)
}
