import { buildFolder } from '@slipway/sdk/ipfs/build-folder'
import type { Context } from 'hono'
import type { ApiApp, ApiEnvironment } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import { hashClient } from '../http/hash-client.ts'
import { UPLOAD_LIMITS } from '../http/upload-limits.ts'
import { makeFolderRoute, uploadAssetsRoute } from './asset-routes.ts'
import { findEntries, recordFolder } from './folder-records.ts'
import { type FileParts, type GivenFile, keepFiles } from './keep-files.ts'
import { sniffAsset } from './sniff-asset.ts'
import { demandSpace } from './upload-quota.ts'

/** A file of an upload, with what it is; `index` is its place, for whoever sent it. */
async function readAsset(sent: File, index: number): Promise<GivenFile> {
  const bytes = new Uint8Array(await sent.arrayBuffer())
  if (bytes.length === 0) {
    throw new ApiError('UPLOAD_EMPTY', 'a file is empty', { details: { index } })
  }
  if (bytes.length > UPLOAD_LIMITS.assetBytes) {
    const details = { index, max: UPLOAD_LIMITS.assetBytes }
    throw new ApiError('ASSET_TOO_LARGE', 'a file is too large', { details })
  }
  const mediaType = sniffAsset(bytes)
  if (!mediaType) {
    throw new ApiError('ASSET_TYPE_UNSUPPORTED', 'a file is of no kind that is kept', {
      details: { index },
    })
  }
  return { bytes, mediaType, receivedBytes: bytes.length }
}

async function readForm(c: Context<ApiEnvironment>): Promise<FormData> {
  try {
    return await c.req.formData()
  } catch (cause) {
    throw new ApiError('UPLOAD_UNREADABLE', 'the body is no form of files', { cause })
  }
}

async function readAssets(form: FormData): Promise<GivenFile[]> {
  const sent = form.getAll('file').filter((part) => part instanceof File)
  if (sent.length === 0) throw new ApiError('UPLOAD_EMPTY', 'the upload holds no file')
  const max = UPLOAD_LIMITS.assetBatchFiles
  if (sent.length > max) {
    throw new ApiError('TOO_MANY_FILES', 'too many files at once', { details: { max } })
  }
  return await Promise.all(sent.map(readAsset))
}

/** Puts the handlers behind the routes of a collection's assets. */
export function registerAssets(app: ApiApp, demand: () => FileParts): void {
  app.openapi(uploadAssetsRoute, async (c) => {
    const parts = demand()
    const files = await keepFiles(parts, c, await readAssets(await readForm(c)), 'asset')
    return c.json({ files }, 201)
  })
  app.openapi(makeFolderRoute, async (c) => {
    const { database, store, pinServices, allowance } = demand()
    const { entries } = c.req.valid('json')
    const known = await findEntries(database, entries)
    if (known.length < entries.length) {
      const here = new Set(known.map(({ cid }) => cid))
      const missing = [...new Set(entries.map(({ cid }) => cid))].filter((cid) => !here.has(cid))
      throw new ApiError('FILES_MISSING', 'some files are not here yet', { details: { missing } })
    }
    const { cid, dagSize, blocks } = await buildFolder(known)
    const client = hashClient(c)
    const bytes = blocks.reduce((sum, block) => sum + block.bytes.length, 0)
    const counted = { cid, receivedBytes: bytes, storedBytes: bytes }
    await demandSpace(database, client, [counted], allowance)
    await store.putFolder(cid, blocks)
    await recordFolder(database, { client, counted, entries, pinServices }, allowance)
    return c.json(
      { cid, uri: `ipfs://${cid}/`, url: `/ipfs/${cid}/`, files: entries.length, size: dagSize },
      201,
    )
  })
}
