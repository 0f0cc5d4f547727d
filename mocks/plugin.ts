import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Connect, type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'
import { cityPaths } from '#api/call/city-paths.ts'
import { readHostFile } from '#hosting/host-file.ts'
import { host } from '#hosting/serve.ts'
import { answer, answerUnparsed, requestOf } from './adapter.ts'
import { type ScenarioName, scenarioNamed } from './scenarios.ts'

/** Path prefixes answered here: those of the city's API and of the testers' console. */
const ANSWERED = [...cityPaths, '/__mock']

type Server = typeof import('./server.ts')

/**
 * Adds the mock city to the dev and the preview server, where the browser calls it over real HTTP. The preview server
 * serves the built portal as a real host should. `WORLD` names the initial scenario of its worlds; an unknown name ends
 * the process.
 * @param city address of the real city that the portal is built for; '' for the mock city
 */
export function mockCity(city: string): Plugin {
  const entry = fileURLToPath(new URL('./server.ts', import.meta.url))
  const scenario = chosenScenario()
  return {
    name: 'mock-city',
    configureServer(server) {
      const load = async () => {
        const module = (await server.ssrLoadModule(entry)) as Server
        module.setInitialScenario(scenario)
        return module
      }
      server.middlewares.use(answerWith(load))
      if (server.httpServer) answerUnparsed(server.httpServer)
      printOnListening(server, async (home) =>
        city ? aboutCity(home, city) : (await load()).welcome(home, scenario),
      )
    },
    async configurePreviewServer(server) {
      const { outDir } = server.config.build
      const { module } = await runnerImport<Server>(entry)
      module.setInitialScenario(scenario)
      server.middlewares.use(answerWith(() => Promise.resolve(module)))
      answerUnparsed(server.httpServer)
      server.middlewares.use(host(outDir, (request) => module.deploymentsFor(requestOf(request))))
      // The existing build may be for another city than the next build.
      const { api } = await readHostFile(outDir).catch(() =>
        refuse('dist/ 中没有可用的构建，请先运行 npm run build'),
      )
      printOnListening(server, (home) => (api ? aboutCity(home, api) : module.welcome(home, scenario)))
    },
  }
}

/** Prints the real city to which the servers forward calls. */
export function greetCity(city: string): Plugin {
  const printCity = (server: ViteDevServer | PreviewServer) =>
    printOnListening(server, (home) => aboutCity(home, city))
  return { name: 'greet-city', configureServer: printCity, configurePreviewServer: printCity }
}

function answerWith(load: () => Promise<Server>): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const path = (incoming.url ?? '/').split('?')[0]!
    if (!ANSWERED.some((begin) => path === begin || path.startsWith(`${begin}/`))) return next()
    answer(incoming, outgoing, async (request) => (await load()).respond(request)).catch(next)
  }
}

/** Prints the addresses once the server listens. */
function printOnListening(
  server: ViteDevServer | PreviewServer,
  textFor: (home: string) => string | Promise<string>,
) {
  server.httpServer?.once('listening', () => {
    const { address, port } = server.httpServer!.address() as AddressInfo
    void Promise.resolve(textFor(`http://${address}:${String(port)}/`)).then((text) =>
      server.config.logger.info(text),
    )
  })
}

const aboutCity = (home: string, city: string) =>
  ['', `  企业服务总入口  ${home}`, `  城市接口　　　  ${city}`, ''].join('\n')

/** Returns the scenario named by `WORLD`. */
function chosenScenario(): ScenarioName {
  try {
    return scenarioNamed(process.env['WORLD'])
  } catch (error) {
    return refuse((error as Error).message)
  }
}

/** Ends the process with a message instead of a stack trace. */
function refuse(problem: string): never {
  console.error(problem)
  process.exit(1)
}
