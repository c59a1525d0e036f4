import { isCid } from '@slipway/sdk/ipfs/content-id'
import type { Context } from 'hono'
import type { ApiApp, ApiEnvironment } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import { hasAnswer } from '../http/has-answer.ts'
import { findFile } from './file-records.ts'
import { findInFolder, readFolder } from './folder-records.ts'
import type { FileParts } from './keep-files.ts'

type FileContext = Context<ApiEnvironment>

/** The address is the content: whoever has it once never needs to ask again. */
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'

const notFound = () => new ApiError('FILE_NOT_FOUND', 'nobody uploaded such a file here')

/** Answers with a file; 304 for whoever has it. @returns undefined for what is not here */
async function serveFile(
  c: FileContext,
  parts: FileParts,
  cid: string,
): Promise<Response | undefined> {
  const tag = `"${cid}"`
  if (hasAnswer(c.req.header('if-none-match'), tag)) return c.body(null, 304, { ETag: tag })
  const row = await findFile(parts.database, cid)
  const bytes = row && (await parts.store.get(cid))
  if (!row || !bytes) return undefined
  c.header('Content-Type', row.mediaType)
  c.header('ETag', tag)
  c.header('Cache-Control', KEPT_FOR_EVER)
  return c.body(bytes)
}

/** Answers with the names of a folder, for whoever opens its address. */
async function serveFolder(c: FileContext, parts: FileParts, cid: string): Promise<Response> {
  const entries = await readFolder(parts.database, cid)
  if (entries.length === 0) throw notFound()
  c.header('Cache-Control', KEPT_FOR_EVER)
  return c.json({ cid, entries })
}

/** Serves the files themselves, outside `/api`, under the paths that every IPFS gateway has. */
export function registerFileContents(app: ApiApp, parts: FileParts | undefined): void {
  const demand = (cid: string): FileParts => {
    if (!isCid(cid)) throw new ApiError('CID_INVALID', 'not a version-1 CID in base32')
    if (!parts) throw notFound()
    return parts
  }
  app.get('/ipfs/:cid', async (c) => {
    const cid = c.req.param('cid')
    const given = demand(cid)
    return (await serveFile(c, given, cid)) ?? serveFolder(c, given, cid)
  })
  app.get('/ipfs/:cid/', async (c) => {
    const cid = c.req.param('cid')
    return serveFolder(c, demand(cid), cid)
  })
  app.get('/ipfs/:folder/:name', async (c) => {
    const { folder, name } = c.req.param()
    const given = demand(folder)
    const cid = await findInFolder(given.database, folder, name)
    const answer = cid && (await serveFile(c, given, cid))
    if (!answer) throw notFound()
    return answer
  })
}
