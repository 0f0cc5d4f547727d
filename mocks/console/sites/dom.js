export const byId = (id) => document.getElementById(id)

/** Runs an action and shows its result at the top of the page. */
export async function runAndReport(done, action) {
  const said = byId('said')
  try {
    await action()
    said.className = ''
    said.textContent = done
  } catch (error) {
    said.className = 'wrong'
    said.textContent = error.message
  }
}
