import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { airdropListInput } from './airdrop-list.ts'
import { poolInfoInput } from './pool-info.ts'
import { presaleInfoInput } from './presale-info.ts'
import {
  cidParameter,
  fileFactsSchema,
  storedAirdropListSchema,
  storedLogoSchema,
  storedMetadataSchema,
  storedPoolInfoSchema,
  storedPresaleInfoSchema,
  storedWhitelistSchema,
  uploadErrors,
  uploadQuotaSchema,
} from './schemas.ts'
import { solanaAirdropListInput } from './solana-airdrop-list.ts'
import { solanaPresaleListInput } from './solana-presale-list.ts'
import { tokenMetadataInput } from './token-metadata.ts'
import { whitelistInput } from './whitelist-list.ts'

const tags = ['files']

export const uploadLogoRoute = createRoute({
  method: 'post',
  path: '/ipfs/logo',
  operationId: 'uploadLogo',
  summary: 'Keeps a logo: checked, drawn anew, addressed by its content',
  description:
    'The body is the file itself, whatever its Content-Type says: PNG, JPEG, WebP or GIF, below 1 000 000 bytes, square, 64 to 4 096 pixels. It is stored as PNG or WebP of at most 512 pixels, without metadata.',
  tags,
  request: {
    body: {
      required: true,
      content: {
        'application/octet-stream': {
          schema: z.string().openapi({ type: 'string', format: 'binary' }),
        },
      },
    },
  },
  responses: {
    201: {
      description: 'The stored file',
      content: { 'application/json': { schema: storedLogoSchema } },
    },
    ...errorResponses(
      ...uploadErrors,
      'UPLOAD_EMPTY',
      'IMAGE_TYPE_UNSUPPORTED',
      'IMAGE_TOO_LARGE',
      'IMAGE_NOT_SQUARE',
      'IMAGE_SIZE_OUT_OF_RANGE',
      'IMAGE_UNREADABLE',
    ),
  },
})

export const uploadMetadataRoute = createRoute({
  method: 'post',
  path: '/ipfs/metadata',
  operationId: 'uploadMetadata',
  summary: 'Keeps the metadata of a token (ERC-7572)',
  tags,
  request: {
    body: { required: true, content: { 'application/json': { schema: tokenMetadataInput } } },
  },
  responses: {
    201: {
      description: 'The stored file',
      content: { 'application/json': { schema: storedMetadataSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', ...uploadErrors),
  },
})

export const uploadPresaleInfoRoute = createRoute({
  method: 'post',
  path: '/ipfs/presale-info',
  operationId: 'uploadPresaleInfo',
  summary: 'Keeps what a project says about its presale; its CID is the presale’s `ipfsKey`',
  tags,
  request: {
    body: { required: true, content: { 'application/json': { schema: presaleInfoInput } } },
  },
  responses: {
    201: {
      description: 'The stored file',
      content: { 'application/json': { schema: storedPresaleInfoSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', ...uploadErrors),
  },
})

export const uploadPoolInfoRoute = createRoute({
  method: 'post',
  path: '/ipfs/pool-info',
  operationId: 'uploadPoolInfo',
  summary: 'Keeps what a project says about its staking pool; its CID is the pool’s `ipfsKey`',
  tags,
  request: {
    body: { required: true, content: { 'application/json': { schema: poolInfoInput } } },
  },
  responses: {
    201: {
      description: 'The stored file',
      content: { 'application/json': { schema: storedPoolInfoSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', ...uploadErrors),
  },
})

export const uploadWhitelistRoute = createRoute({
  method: 'post',
  path: '/ipfs/whitelist',
  operationId: 'uploadWhitelist',
  summary: 'Keeps the Merkle list of a presale, so that its wallets get their proofs',
  tags,
  request: {
    body: { required: true, content: { 'application/json': { schema: whitelistInput } } },
  },
  responses: {
    201: {
      description: 'The stored file',
      content: { 'application/json': { schema: storedWhitelistSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', 'ADDRESS_LISTED_TWICE', ...uploadErrors),
  },
})

export const uploadAirdropListRoute = createRoute({
  method: 'post',
  path: '/ipfs/airdrop-list',
  operationId: 'uploadAirdropList',
  summary: 'Keeps the list of an airdrop, so that anybody can rebuild its tree and proofs',
  description:
    'The place of an entry is the index of its leaf; amounts are base units. Leaves and tree are those of the public StandardMerkleTree over (uint256 index, address account, uint256 amount).',
  tags,
  request: {
    body: { required: true, content: { 'application/json': { schema: airdropListInput } } },
  },
  responses: {
    201: {
      description: 'The stored file; its CID is the `ipfsKey` of the airdrop',
      content: { 'application/json': { schema: storedAirdropListSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', ...uploadErrors),
  },
})

export const uploadSolanaAirdropListRoute = createRoute({
  method: 'post',
  path: '/ipfs/solana-airdrop-list',
  operationId: 'uploadSolanaAirdropList',
  summary:
    'Keeps the list of an airdrop on Solana, so that anybody can rebuild its tree and proofs',
  description:
    'The place of an entry is the index of its leaf; amounts are base units. The tree is that of the public StandardMerkleTree over the leaves of the airdrop program.',
  tags,
  request: {
    body: { required: true, content: { 'application/json': { schema: solanaAirdropListInput } } },
  },
  responses: {
    201: {
      description: 'The stored file; its CID is the key of the list',
      content: { 'application/json': { schema: storedAirdropListSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', ...uploadErrors),
  },
})

export const uploadSolanaPresaleListRoute = createRoute({
  method: 'post',
  path: '/ipfs/solana-presale-list',
  operationId: 'uploadSolanaPresaleList',
  summary: 'Keeps the list of a presale on Solana, so that its wallets find their proofs',
  description:
    'Entries are in the order of the leaves, each with its tier. The tree is that of the public StandardMerkleTree over the leaves of the presale program, which name the presale.',
  tags,
  request: {
    body: { required: true, content: { 'application/json': { schema: solanaPresaleListInput } } },
  },
  responses: {
    201: {
      description: 'The stored file; its CID is the key of the presale',
      content: { 'application/json': { schema: storedAirdropListSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', ...uploadErrors),
  },
})

export const getUploadQuotaRoute = createRoute({
  method: 'get',
  path: '/ipfs/quota',
  operationId: 'getUploadQuota',
  summary: 'What this client may still upload today',
  tags,
  responses: {
    200: {
      description: 'Used and allowed',
      content: { 'application/json': { schema: uploadQuotaSchema } },
    },
    ...errorResponses('UPLOADS_OFF'),
  },
})

export const getFileRoute = createRoute({
  method: 'get',
  path: '/ipfs/files/{cid}',
  operationId: 'getFile',
  summary: 'What is known about a stored file',
  tags,
  request: { params: z.object({ cid: cidParameter }) },
  responses: {
    200: {
      description: 'The file’s facts',
      content: { 'application/json': { schema: fileFactsSchema } },
    },
    ...errorResponses('VALIDATION_FAILED', 'FILE_NOT_FOUND', 'UPLOADS_OFF'),
  },
})
