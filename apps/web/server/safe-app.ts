import type { Context, Hono } from 'hono'
import { plainHead } from './plain-head.ts'

const ICON = '/favicon.svg'

/** What the wallet of Safes reads of an app, from its own origin, before it shows it. */
function sendManifest(context: Context): Response {
  const { title: name, description } = plainHead('/')
  context.header('access-control-allow-origin', '*')
  context.header('cross-origin-resource-policy', 'cross-origin')
  context.header('cache-control', 'public, max-age=3600')
  return context.json({ name, description, iconPath: ICON.slice(1) })
}

/** Makes the site an app of the wallet of Safes: its manifest, and an icon that other sites may show. */
export function addSafeApp(app: Hono): void {
  app.get('/manifest.json', sendManifest)
  app.use(ICON, async (context, next) => {
    await next()
    context.header('access-control-allow-origin', '*')
    context.header('cross-origin-resource-policy', 'cross-origin')
  })
}
