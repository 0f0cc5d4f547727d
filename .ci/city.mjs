// Serves the mock city's API alone (mocks/alone.ts): PORT=8080 CORS_ORIGIN=https://front.example npm run city
import { importPart } from './import.mjs'

try {
  const { startCity } = await importPart('mocks/alone.ts')
  console.log(await startCity(process.env))
} catch ({ message }) {
  console.error(message)
  process.exit(1)
}
