import { randomBytes } from 'node:crypto'
import { chainsFor, findChain } from '@slipway/chains'
import { type Context, Hono } from 'hono'
import { isFramedPath } from '../src/core/is-framed-path.ts'
import { canonicalPath } from './canonical-path.ts'
import { forwardedFor, forwardToApi } from './forward-to-api.ts'
import type { PagePreloads } from './page-preloads.ts'
import { plainHead } from './plain-head.ts'
import { renderAppShell } from './render-app-shell.ts'
import { renderPage } from './render-page.ts'
import { renderShareHead } from './render-share-head.ts'
import { addSafeApp } from './safe-app.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'
import { sendPage } from './send-page.ts'
import type { ServerConfiguration } from './server-configuration.ts'
import { makeReadShareHead } from './share-head.ts'
import { findSharedThing } from './shared-thing.ts'
import { chooseEncoding, type StaticFiles } from './static-files.ts'

const apiPaths = ['/api/*', '/ipfs/*', '/readyz']
const year = 31_536_000

/** A file is missing, as opposed to a screen: such an answer must never be the page. */
const filePath = /^\/assets\/|\.(css|html|ico|js|json|map|png|svg|txt|wasm|webmanifest|woff2|xml)$/

/** The page of an address before its facts are put in. */
export type MakeTemplate = (path: string, styleNonce: string) => string | Promise<string>

/** @throws Error when the build has no page */
function builtTemplate(files: StaticFiles): MakeTemplate {
  const template = files.get('/index.html')?.body.toString('utf8')
  if (!template) throw new Error('apps/web/dist holds no page. Build it: npm run build -w apps/web')
  // A page at any path asks for its files from the root; those of a static bundle stand beside it.
  const page = template.replaceAll(/(href|src)="\.\//g, '$1="/')
  return () => page
}

/**
 * Serves the web app and passes API requests on.
 *
 * @param makeTemplate the built page unless told
 * @throws Error when the build has no page
 */
export function createApp(
  configuration: ServerConfiguration,
  files: StaticFiles,
  pagePreloads: PagePreloads,
  makeTemplate: MakeTemplate = builtTemplate(files),
): Hono {
  const { apiUrl, runtime } = configuration
  const offered = chainsFor({ development: runtime.development, overrides: runtime.chains })
  const readShareHead = makeReadShareHead(apiUrl)
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    // What the API says of its own answers stands: its files may be shown by any site.
    for (const [name, value] of Object.entries(securityHeaders))
      if (!context.res.headers.has(name)) context.header(name, value)
    const policy = context.res.headers.get('content-security-policy') ?? ''
    // It knows no other answer than nobody or this site itself.
    if (/frame-ancestors (?!'none')/.test(policy)) context.header('x-frame-options', undefined)
  })
  if (runtime.safeOrigins) addSafeApp(app)
  // This process answers: an API that is away must not get it killed.
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  for (const path of apiPaths) app.all(path, (context) => forwardToApi(context, apiUrl))
  app.get('*', async (context) => {
    const { path } = context.req
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file) return sendFile(context, files, path)
    if (filePath.test(path) && path !== '/index.html') return context.text('Not found', 404)
    const styleNonce = randomBytes(16).toString('base64')
    const chain = context.req.query('chain')
    const preloads = pagePreloads.for(path, chain)
    const appShell = renderAppShell(path, chain ? findChain(chain, offered) : undefined)
    context.header(
      'content-security-policy',
      contentSecurityPolicy(runtime, styleNonce, isFramedPath(path)),
    )
    context.header('cache-control', 'no-store')
    const template = await makeTemplate(path, styleNonce)
    const page = renderPage(template, { runtime, styleNonce, preloads, appShell })
    const thing = findSharedThing(path)
    const head = thing && (await readShareHead(thing, chain, forwardedFor(context)))
    const siteUrl = configuration.siteUrl ?? askedUrl(context)
    const canonical = canonicalPath(path, { chain, network: context.req.query('network') }, offered)
    return sendPage(context, renderShareHead(page, head ?? plainHead(path), siteUrl, canonical))
  })
  return app
}

/** The address under which the site was asked for; a proxy in front says which protocol it was. */
function askedUrl(context: Context): string {
  const { protocol, host } = new URL(context.req.url)
  const forwarded = context.req.header('x-forwarded-proto')
  return `${forwarded === 'https' ? 'https:' : protocol}//${host}`
}

function sendFile(context: Context, files: StaticFiles, path: string): Response {
  const file = files.get(path)
  if (!file) return context.text('Not found', 404)
  const encoding = chooseEncoding(file.type, context.req.header('accept-encoding') ?? '')
  context.header('content-type', file.type)
  context.header('vary', 'accept-encoding')
  context.header(
    'cache-control',
    file.isImmutable ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
  )
  if (encoding !== 'identity') context.header('content-encoding', encoding)
  return context.body(new Uint8Array(files.encode(path, file, encoding)))
}
