/**
 * `node apps/web/server/development/serve.ts`, or `npm start -- --dev`: the web server with the bundler in the place of
 * the built app. Address, pages, policy and what is passed on to the API are those of `main.ts`.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createBundler } from 'vite'
import { createApp } from '../create-app.ts'
import { PagePreloads } from '../page-preloads.ts'
import { securityHeaders } from '../security-headers.ts'
import { readServerConfiguration } from '../server-configuration.ts'
import { ServerConfigurationError } from '../server-configuration-error.ts'
import { StaticFiles } from '../static-files.ts'
import { makeDevelopmentPage } from './development-page.ts'
import { liveTexts } from './live-texts.ts'

const configuration = readServerConfiguration(process.env)
if (!configuration.runtime.development)
  throw new ServerConfigurationError('SLIPWAY_DEVELOPMENT', 'this server is for development alone')

const { host } = configuration
// The bundler hands out sources: to nobody but whoever sits here.
if (!['127.0.0.1', '::1', 'localhost'].includes(host))
  throw new ServerConfigurationError('HOST', 'the development server listens on loopback alone')

const root = join(import.meta.dirname, '..', '..')
const page = join(root, 'index.html')
const nothing = join(root, 'no-build')
const server = createServer()
const bundler = await createBundler({
  root,
  appType: 'custom',
  plugins: [liveTexts],
  // Beside the pages: its messages come over the same address, which is all that the policy lets a page ask.
  server: { middlewareMode: true, hmr: { server } },
})
const app = createApp(
  configuration,
  new StaticFiles(nothing),
  new PagePreloads(nothing),
  async (path, styleNonce) =>
    makeDevelopmentPage(
      await bundler.transformIndexHtml(path, readFileSync(page, 'utf8')),
      styleNonce,
    ),
)
const answer = getRequestListener(app.fetch)
const toApi = /^\/(?:api|ipfs)\/|^\/(?:readyz|healthz)$/

server.on('request', (request, response) => {
  if (toApi.test(request.url ?? '/')) return void answer(request, response)
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  bundler.middlewares(request, response, () => void answer(request, response))
})
server.on('error', (error) => {
  process.stderr.write(`web: ${error.message}\n`)
  process.exit(1)
})
server.listen(configuration.port, configuration.host, () =>
  process.stdout.write(`web: http://${configuration.host}:${configuration.port}\n`),
)

function stop(): void {
  void bundler.close().finally(() => process.exit())
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
