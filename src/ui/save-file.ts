/** Told on the document when a file was handed over; neither which nor what is in it. */
export const SAVED = 'portal-saved'

/** Hands a file to the person: the browser saves it under this name. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  document.dispatchEvent(new Event(SAVED))
  // The browser reads the address when the click is handled; after that it may go.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Hands a table over, written by `csvOf`; the name says its kind, `.csv`. */
export const saveTable = (csv: string, name: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)
