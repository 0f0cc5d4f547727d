// Prints the configuration of the portal's host (src/hosting/print.ts): npm run hosting nginx, npm run hosting headers.
import { importPart } from './import.mjs'

const { printed } = await importPart('src/hosting/print.ts')
try {
  process.stdout.write(await printed(process.argv.slice(2)))
} catch ({ message }) {
  console.error(message)
  process.exitCode = 1
}
