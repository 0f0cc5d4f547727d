// Asks every call of a real API and prints what deviates from the contract (mocks/contract/run.ts):
//   TOKEN=… npm run contract -- https://api.city.example
import { importPart } from './import.mjs'

const { runContract } = await importPart('mocks/contract/run.ts')
try {
  process.exitCode = (await runContract(process.argv.slice(2), process.env, console.log)) ? 1 : 0
} catch ({ message }) {
  console.error(message)
  process.exitCode = 2
}
