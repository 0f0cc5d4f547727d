import { spawn } from 'node:child_process'

/** Serves the build with the mock city, without its bar. Resolves with the process once it listens. @throws if it exits before */
export async function serve(port) {
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview'], {
    env: { ...process.env, PORT: String(port), MOCK_BAR: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready, failed) => {
    server.stdout.on('data', (text) => String(text).includes(String(port)) && ready())
    server.on('exit', () => failed(new Error('the server ended before it listened')))
  })
  return server
}
