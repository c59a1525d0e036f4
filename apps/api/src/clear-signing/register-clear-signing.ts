import type { ApiApp } from '../http/api-app.ts'
import { clearSigningFiles } from './clear-signing-files.ts'
import { getDescriptorRoute, getDescriptorsRoute } from './routes.ts'

/** They change with a release only. */
const CACHE = 'public, max-age=3600'

/** Serves the descriptors by which wallets show what people sign. */
export function registerClearSigning(app: ApiApp): void {
  const descriptors = [...clearSigningFiles].map(([file, { metadata, display }]) => ({
    file,
    contractName: metadata.contractName,
    calls: Object.keys(display.formats).length,
  }))
  app.openapi(getDescriptorsRoute, (c) => {
    c.header('Cache-Control', CACHE)
    return c.json({ descriptors }, 200)
  })
  app.openapi(getDescriptorRoute, (c) => {
    const descriptor = clearSigningFiles.get(c.req.valid('param').file)
    if (descriptor === undefined) throw new Error('the schema lets known names through alone')
    c.header('Cache-Control', CACHE)
    return c.json(descriptor, 200)
  })
}
