import { badgeLimits } from '@slipway/sdk/badges/badge-limits'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnvironment } from './api-app.ts'
import { ApiError } from './api-error.ts'
import { limitBodySize } from './limit-body-size.ts'
import { UPLOAD_LIMITS } from './upload-limits.ts'

/** Enough for a description of 3 000 characters, each written as an escape; the limit stands before any parser. */
const MAX_BODY_BYTES = 32 * 1024
const LOGO_PATH = '/api/ipfs/logo'
const WHITELIST_PATH = '/api/ipfs/whitelist'
const AIRDROP_LIST_PATH = '/api/ipfs/airdrop-list'
const SOLANA_AIRDROP_LIST_PATH = '/api/ipfs/solana-airdrop-list'
const SOLANA_PRESALE_LIST_PATH = '/api/ipfs/solana-presale-list'
const ASSETS_PATH = '/api/ipfs/assets'
const FOLDER_PATH = '/api/ipfs/folder'
const DOCUMENT_PATH = /^\/api\/badge-applications\/[^/]+\/documents$/

/**
 * Refuses bodies that no route expects: a picture and a long list on the one route that takes each, short texts
 * elsewhere.
 */
export function limitBody(): MiddlewareHandler<ApiEnvironment> {
  const text = limitBodySize(
    MAX_BODY_BYTES,
    () => new ApiError('BODY_TOO_LARGE', 'the request body is too large'),
  )
  const max = UPLOAD_LIMITS.logoBytes - 1
  const picture = limitBodySize(
    max,
    () => new ApiError('IMAGE_TOO_LARGE', 'the picture is too large', { details: { max } }),
  )
  const list = (maxSize: number) =>
    limitBodySize(maxSize, () => new ApiError('BODY_TOO_LARGE', 'the upload is too large'))
  const byPath: Readonly<Record<string, typeof text>> = {
    [LOGO_PATH]: picture,
    [WHITELIST_PATH]: list(UPLOAD_LIMITS.whitelistBytes),
    [AIRDROP_LIST_PATH]: list(UPLOAD_LIMITS.airdropListBytes),
    [SOLANA_AIRDROP_LIST_PATH]: list(UPLOAD_LIMITS.airdropListBytes),
    [SOLANA_PRESALE_LIST_PATH]: list(UPLOAD_LIMITS.whitelistBytes),
    [ASSETS_PATH]: list(UPLOAD_LIMITS.assetBatchBytes),
    [FOLDER_PATH]: list(UPLOAD_LIMITS.folderBytes),
  }
  const document = limitBodySize(
    badgeLimits.documentBytes,
    () =>
      new ApiError('DOCUMENT_TOO_LARGE', 'the document is too large', {
        details: { max: badgeLimits.documentBytes },
      }),
  )
  return (c, next) => {
    if (DOCUMENT_PATH.test(c.req.path)) return document(c, next)
    return (byPath[c.req.path] ?? text)(c, next)
  }
}
