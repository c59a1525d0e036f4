import type { PIN_STATUSES } from '@slipway/database/files/app'
import type { Context } from 'hono'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ApiApp, ApiEnvironment } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import { calculateCid, isCid } from './content-id.ts'
import type { ContentStore } from './content-store.ts'
import {
  getFileRoute,
  getUploadQuotaRoute,
  uploadLogoRoute,
  uploadMetadataRoute,
  uploadPresaleInfoRoute,
  uploadWhitelistRoute,
} from './contract.ts'
import { encodeLogo } from './encode-logo.ts'
import {
  findFile,
  hashClient,
  readPins,
  readQuota,
  recordUpload,
  type UploadAllowance,
} from './file-records.ts'
import { buildPresaleInfo } from './presale-info.ts'
import { recordPresaleInfo } from './presale-info-records.ts'
import { buildTokenMetadata } from './token-metadata.ts'
import { buildWhitelistFile, findDoubles } from './whitelist-list.ts'

/** What the file routes need. */
export interface FileParts {
  database: ReadDatabase
  store: ContentStore
  allowance: UploadAllowance
  /** names of the pinning services that get every new file */
  pinServices: readonly string[]
}

const showFile = (cid: string, size: number, mediaType: string) => ({
  cid,
  uri: `ipfs://${cid}`,
  url: `/ipfs/${cid}`,
  size,
  mediaType,
})

/** Keeps the bytes first and records them second: a record never leads to nothing. */
async function keepFile(
  parts: FileParts,
  c: Context<ApiEnvironment>,
  given: { bytes: Uint8Array; receivedBytes: number; mediaType: string },
) {
  const cid = await calculateCid(given.bytes)
  const client = hashClient(c.get('clientAddress'))
  const { bytes, receivedBytes, mediaType } = given
  const quota = await readQuota(parts.database, client, parts.allowance)
  // Looked at before anything is written, and once more, exactly, when the upload is recorded.
  const isFull =
    quota.usedFiles >= quota.limitFiles || quota.usedBytes + receivedBytes > quota.limitBytes
  if (!isFull) await parts.store.put(cid, bytes)
  await recordUpload(
    parts.database,
    {
      cid,
      client,
      receivedBytes,
      storedBytes: bytes.length,
      mediaType,
      pinServices: parts.pinServices,
    },
    parts.allowance,
  )
  return showFile(cid, bytes.length, mediaType)
}

const keepJson = (parts: FileParts, c: Context<ApiEnvironment>, text: string) => {
  const bytes = new TextEncoder().encode(text)
  return keepFile(parts, c, {
    bytes,
    mediaType: 'application/json',
    receivedBytes: bytes.length,
  })
}

function registerPresaleFiles(app: ApiApp, demand: () => FileParts): void {
  app.openapi(uploadPresaleInfoRoute, async (c) => {
    const parts = demand()
    const info = buildPresaleInfo(c.req.valid('json'))
    const kept = await keepJson(parts, c, JSON.stringify(info, undefined, 2))
    await recordPresaleInfo(parts.database, kept.cid, info)
    return c.json({ ...kept, info }, 201)
  })
  app.openapi(uploadWhitelistRoute, async (c) => {
    const parts = demand()
    const list = buildWhitelistFile(c.req.valid('json'))
    const doubles = findDoubles(list)
    if (doubles.length > 0) {
      throw new ApiError('ADDRESS_LISTED_TWICE', 'a wallet stands more than once in the list', {
        details: { addresses: doubles.slice(0, 10), count: doubles.length },
      })
    }
    const kept = await keepJson(parts, c, JSON.stringify(list))
    return c.json({ ...kept, count: list.entries.length }, 201)
  })
}

/** Puts the handlers behind the upload routes; without a store they say that uploads are off. */
export function registerFiles(app: ApiApp, given: FileParts | undefined): void {
  const demand = (): FileParts => {
    if (!given) throw new ApiError('UPLOADS_OFF', 'this server keeps no files')
    return given
  }
  app.openapi(uploadLogoRoute, async (c) => {
    const parts = demand()
    const received = new Uint8Array(await c.req.arrayBuffer())
    const { bytes, mediaType, width, height } = await encodeLogo(received)
    const kept = await keepFile(parts, c, { bytes, mediaType, receivedBytes: received.length })
    return c.json({ ...kept, width, height }, 201)
  })
  app.openapi(uploadMetadataRoute, async (c) => {
    const metadata = buildTokenMetadata(c.req.valid('json'))
    const kept = await keepJson(demand(), c, JSON.stringify(metadata, undefined, 2))
    return c.json({ ...kept, metadata }, 201)
  })
  registerPresaleFiles(app, demand)
  app.openapi(getUploadQuotaRoute, async (c) => {
    const { database, allowance } = demand()
    c.header('Cache-Control', 'private, no-store')
    return c.json(await readQuota(database, hashClient(c.get('clientAddress')), allowance), 200)
  })
  app.openapi(getFileRoute, async (c) => {
    const { database } = demand()
    const { cid } = c.req.valid('param')
    const row = await findFile(database, cid)
    if (!row) throw new ApiError('FILE_NOT_FOUND', 'nobody uploaded such a file here')
    const pins = await readPins(database, cid)
    return c.json(
      {
        ...showFile(cid, row.size, row.mediaType),
        createdAt: Math.floor(row.createdAt.getTime() / 1_000),
        pins: pins.map(({ service, status, detail }) => ({
          service,
          // Only the pinning worker writes this column.
          status: status as (typeof PIN_STATUSES)[number],
          detail,
        })),
      },
      200,
    )
  })
}

/** Serves the files themselves, outside `/api`, under the path that every IPFS gateway has. */
export function registerFileContents(app: ApiApp, parts: FileParts | undefined): void {
  app.get('/ipfs/:cid', async (c) => {
    const cid = c.req.param('cid')
    if (!isCid(cid)) throw new ApiError('CID_INVALID', 'not a version-1 CID in base32')
    const tag = `"${cid}"`
    // The address is the content: whoever has it once never needs to ask again.
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, { ETag: tag })
    const row = parts && (await findFile(parts.database, cid))
    const bytes = row && (await parts.store.get(cid))
    if (!row || !bytes) throw new ApiError('FILE_NOT_FOUND', 'nobody uploaded such a file here')
    c.header('Content-Type', row.mediaType)
    c.header('ETag', tag)
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    return c.body(bytes)
  })
}
