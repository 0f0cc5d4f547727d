import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Connect, type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'
import { cityPaths } from '#api/call/city-paths.ts'
import { answer, requestOf } from './adapter.ts'
import { host, hostFile } from './hosting.ts'
import { type ScenarioName, scenarioNamed } from './scenarios.ts'

/** What the paths begin with that are answered here: the city's, and the testers' console's. */
const ANSWERED = [...cityPaths, '/__mock']

type Server = typeof import('./server.ts')

/**
 * The city API's stand-in, inside the dev and the preview server: the browser talks real HTTP to it.
 * In preview the built portal is served as real hosting should serve it. `WORLD` names the scenario that its worlds
 * begin with; where there is none of that name nothing is built or served.
 * @param city the address of the real city that the portal is made for; '' for this one
 */
export function mockCity(city: string): Plugin {
  const entry = fileURLToPath(new URL('./server.ts', import.meta.url))
  const scenario = chosenScenario()
  return {
    name: 'mock-city',
    configureServer(server) {
      const load = async () => {
        const module = (await server.ssrLoadModule(entry)) as Server
        module.beginWith(scenario)
        return module
      }
      server.middlewares.use(answering(load))
      greet(server, async (home) => (city ? aboutCity(home, city) : (await load()).welcome(home, scenario)))
    },
    async configurePreviewServer(server) {
      const { outDir } = server.config.build
      const { module } = await runnerImport<Server>(entry)
      module.beginWith(scenario)
      server.middlewares.use(answering(() => Promise.resolve(module)))
      server.middlewares.use(host(outDir, (request) => module.deploymentsFor(requestOf(request))))
      // What was built may be for another city than what would be built now.
      const { api } = await hostFile(outDir).catch(() =>
        refuse('dist/ 中没有可用的构建，请先运行 npm run build'),
      )
      greet(server, (home) => (api ? aboutCity(home, api) : module.welcome(home, scenario)))
    },
  }
}

/** Says which real city the servers pass calls on to. */
export function greetCity(city: string): Plugin {
  const tell = (server: ViteDevServer | PreviewServer) => greet(server, (home) => aboutCity(home, city))
  return { name: 'greet-city', configureServer: tell, configurePreviewServer: tell }
}

function answering(load: () => Promise<Server>): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const path = (incoming.url ?? '/').split('?')[0]!
    if (!ANSWERED.some((begin) => path === begin || path.startsWith(`${begin}/`))) return next()
    answer(incoming, outgoing, async (request) => (await load()).respond(request)).catch(next)
  }
}

/** Says where everything is, once the server listens. */
function greet(server: ViteDevServer | PreviewServer, words: (home: string) => string | Promise<string>) {
  server.httpServer?.once('listening', () => {
    const { address, port } = server.httpServer!.address() as AddressInfo
    void Promise.resolve(words(`http://${address}:${String(port)}/`)).then((text) =>
      server.config.logger.info(text),
    )
  })
}

const aboutCity = (home: string, city: string) =>
  ['', `  企业服务总入口  ${home}`, `  城市接口　　　  ${city}`, ''].join('\n')

/** The scenario that `WORLD` names. */
function chosenScenario(): ScenarioName {
  try {
    return scenarioNamed(process.env['WORLD'])
  } catch (error) {
    return refuse((error as Error).message)
  }
}

/** Ends the process with what is wrong: a stack would bury it. */
function refuse(problem: string): never {
  console.error(problem)
  process.exit(1)
}
