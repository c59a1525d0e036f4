/** `node apps/web/server/main.ts`: serves the built web app; settings in `server-configuration.ts`. */
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from './create-app.ts'
import { PagePreloads } from './page-preloads.ts'
import { readServerConfiguration } from './server-configuration.ts'
import { StaticFiles } from './static-files.ts'

/** Open streams get this long to end by themselves when the server is asked to stop. */
const stopWithinMs = 1_500

const configuration = readServerConfiguration(process.env)
const build = join(import.meta.dirname, '..', 'dist')
const app = createApp(configuration, new StaticFiles(build), new PagePreloads(build))

const server = serve(
  { fetch: app.fetch, hostname: configuration.host, port: configuration.port },
  ({ port }) => process.stdout.write(`web: http://${configuration.host}:${port}\n`),
)
server.on('error', (error) => {
  process.stderr.write(`web: ${error.message}\n`)
  process.exitCode = 1
})

function stop(): void {
  server.close(() => process.exit())
  if ('closeAllConnections' in server) {
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), stopWithinMs).unref()
  }
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
