import type { PIN_STATUSES } from '@slipway/database/files/app'
import type { Context } from 'hono'
import type { ApiApp, ApiEnvironment } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import { hashClient } from '../http/hash-client.ts'
import { UPLOAD_LIMITS } from '../http/upload-limits.ts'
import { buildAirdropList } from './airdrop-list.ts'
import { registerAssets } from './asset-files.ts'
import { encodeLogo } from './encode-logo.ts'
import { findFile, readPins } from './file-records.ts'
import { type FileParts, keepFile, showFile } from './keep-files.ts'
import { buildPoolInfo } from './pool-info.ts'
import { buildPresaleInfo } from './presale-info.ts'
import { recordPresaleInfo } from './presale-info-records.ts'
import {
  getFileRoute,
  getUploadQuotaRoute,
  uploadAirdropListRoute,
  uploadLogoRoute,
  uploadMetadataRoute,
  uploadPoolInfoRoute,
  uploadPresaleInfoRoute,
  uploadSolanaAirdropListRoute,
  uploadSolanaPresaleListRoute,
  uploadWhitelistRoute,
} from './routes.ts'
import { buildSolanaList } from './solana-list.ts'
import { buildTokenMetadata } from './token-metadata.ts'
import { readQuota } from './upload-quota.ts'
import { buildWhitelistFile, findDoubles } from './whitelist-list.ts'

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
  app.openapi(uploadSolanaPresaleListRoute, async (c) => {
    const list = buildSolanaList(c.req.valid('json'))
    const kept = await keepJson(demand(), c, JSON.stringify(list))
    return c.json({ ...kept, count: list.entries.length }, 201)
  })
}

function registerStakingFiles(app: ApiApp, demand: () => FileParts): void {
  app.openapi(uploadPoolInfoRoute, async (c) => {
    const info = buildPoolInfo(c.req.valid('json'))
    const kept = await keepJson(demand(), c, JSON.stringify(info, undefined, 2))
    return c.json({ ...kept, info }, 201)
  })
}

function registerAirdropFiles(app: ApiApp, demand: () => FileParts): void {
  app.openapi(uploadAirdropListRoute, async (c) => {
    const list = buildAirdropList(c.req.valid('json'))
    const kept = await keepJson(demand(), c, JSON.stringify(list))
    return c.json({ ...kept, count: list.entries.length }, 201)
  })
  app.openapi(uploadSolanaAirdropListRoute, async (c) => {
    const list = buildSolanaList(c.req.valid('json'))
    const kept = await keepJson(demand(), c, JSON.stringify(list))
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
  registerStakingFiles(app, demand)
  registerAirdropFiles(app, demand)
  registerAssets(app, demand)
  app.openapi(getUploadQuotaRoute, async (c) => {
    const { database, allowance, assetAllowance } = demand()
    c.header('Cache-Control', 'private, no-store')
    const [used, assets] = await Promise.all([
      readQuota(database, hashClient(c), allowance),
      readQuota(database, hashClient(c, 'asset'), assetAllowance),
    ])
    const limits = {
      logoMaxBytes: UPLOAD_LIMITS.logoBytes - 1,
      descriptionMaxLength: UPLOAD_LIMITS.description,
    }
    return c.json({ ...used, assets, ...limits }, 200)
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
