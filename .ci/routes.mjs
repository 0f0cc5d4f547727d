// Writes src/routeTree.gen.ts, by which links and routes have their types, where it is not current: reading Vite's
// configuration has the router's plugin do it, so that its options stand in one place.
import { resolveConfig } from 'vite'

await resolveConfig({}, 'build')
