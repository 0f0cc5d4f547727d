/** Event on the document after a file was saved; it does not tell which one */
export const FILE_SAVED = 'portal-saved'

/** Lets the browser save a file under a name. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  document.dispatchEvent(new Event(FILE_SAVED))
  // The browser reads the address during the click, so it can be revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Saves a table written by `csvOf`; the name ends in `.csv`. */
export const saveTable = (csv: string, name: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)
