import type { AddressInfo } from 'node:net'
import { type Connect, type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'
import { cityPaths } from '#api/call/city-paths.ts'
import { answer, requestOf } from './adapter.ts'
import { host } from './hosting.ts'
import { type ScenarioName, scenarioNamed } from './scenarios.ts'

/** What the paths begin with that are answered here: the city's, and the testers' console's. */
const ANSWERED = [...cityPaths, '/__mock']

type Server = typeof import('./server.ts')

/**
 * The city API's stand-in, inside the dev and the preview server: the browser talks real HTTP to it.
 * In preview the built portal is served as real hosting should serve it. `WORLD` names the scenario that its worlds
 * begin with; where there is none of that name nothing is built or served.
 */
export function mockCity(): Plugin {
  const entry = new URL('./server.ts', import.meta.url).pathname
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
      server.httpServer?.once(
        'listening',
        () => void load().then((module) => greet(server, module, scenario)),
      )
    },
    async configurePreviewServer(server) {
      const { module } = await runnerImport<Server>(entry)
      module.beginWith(scenario)
      server.middlewares.use(answering(() => Promise.resolve(module)))
      server.middlewares.use(
        host(server.config.build.outDir, (request) => module.worldOfRequest(requestOf(request)).deployments),
      )
      server.httpServer.once('listening', () => greet(server, module, scenario))
    },
  }
}

function answering(load: () => Promise<Server>): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const path = (incoming.url ?? '/').split('?')[0]!
    if (!ANSWERED.some((begin) => path === begin || path.startsWith(`${begin}/`))) return next()
    load()
      .then((server) => answer(incoming, outgoing, server.respond))
      .catch(next)
  }
}

/** Says where everything is and who may sign in, once the server listens. */
function greet(server: ViteDevServer | PreviewServer, { welcome }: Server, scenario: ScenarioName) {
  const at = server.httpServer?.address() as AddressInfo | null | undefined
  if (at) server.config.logger.info(welcome(`http://${at.address}:${String(at.port)}/`, scenario))
}

/** The scenario that `WORLD` names. A wrong name ends the process with what there is: a stack would bury it. */
function chosenScenario(): ScenarioName {
  try {
    return scenarioNamed(process.env['WORLD'])
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
