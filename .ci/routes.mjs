// Updates src/routeTree.gen.ts, the source of the types of links and routes, if it is out of date. Resolving Vite's
// configuration runs the router plugin, so that the plugin's options are defined in one place only.
import { resolveConfig } from 'vite'

await resolveConfig({}, 'build')
