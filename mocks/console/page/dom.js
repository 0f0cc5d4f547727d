export const byId = (id) => document.getElementById(id)

/** Fills a table: column heads, and rows of texts; a row may be `{ bad: true, cells }`. Without rows it shows 没有记录. */
export function fillTable(table, heads, rows) {
  const line = (kind, cells) => {
    const row = document.createElement('tr')
    for (const cell of cells) {
      const box = document.createElement(kind)
      box.textContent = cell === undefined || cell === null ? '' : String(cell)
      row.append(box)
    }
    return row
  }
  const body = rows.map((row) => {
    const tableRow = line('td', row.cells ?? row)
    if (row.bad) tableRow.className = 'bad'
    return tableRow
  })
  table.replaceChildren(...(rows.length ? [line('th', heads), ...body] : [line('td', ['没有记录'])]))
}

export function fillChoices(select, values) {
  const chosen = select.value
  select.replaceChildren(...values.map((value) => new Option(value, value)))
  if (values.includes(chosen)) select.value = chosen
}

/** Returns the values of a form: numbers as numbers, empty ones left out, checkboxes as true or false. */
export function valuesOf(form) {
  return Object.fromEntries(
    [...form.elements]
      .filter(({ name, type, value }) => name && (type === 'checkbox' || value !== ''))
      .map(({ name, type, value, checked }) => [
        name,
        type === 'checkbox' ? checked : type === 'number' ? Number(value) : value.trim(),
      ]),
  )
}

let newest = 0

/** Runs an action and shows its result at the top of the page; a slower, older action does not overwrite it. */
export async function runAndReport(done, action) {
  const number = ++newest
  const say = (words, look) => {
    if (number < newest) return
    const statusLine = byId('said')
    statusLine.className = look
    statusLine.textContent = words
  }
  try {
    await action()
    say(done, '')
  } catch (error) {
    say(error.message, 'wrong')
  }
}

/** Runs an action when a form is submitted, in place of leaving the page. */
export function onSubmit(id, done, action) {
  byId(id).addEventListener('submit', (event) => {
    event.preventDefault()
    void runAndReport(done, () => action(valuesOf(event.target)))
  })
}
