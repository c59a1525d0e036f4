import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { UPLOAD_LIMITS } from '../http/upload-limits.ts'
import { cidParameter, folderSchema, storedAssetsSchema, uploadErrors } from './schemas.ts'

const tags = ['files']

/** A name that every file system, link and gateway takes as it is. */
const entryName = z
  .string()
  .regex(/^(?!\.{1,2}$)[\w.-]{1,100}$/)
  .openapi({ example: '0.json' })

const hasDoubles = (entries: readonly { name: string }[]) =>
  new Set(entries.map(({ name }) => name)).size < entries.length

const folderInput = z
  .strictObject({
    entries: z
      .array(z.strictObject({ name: entryName, cid: cidParameter }))
      .min(1)
      .max(UPLOAD_LIMITS.folderEntries)
      .refine((entries) => !hasDoubles(entries), { params: { rule: 'names_differ' } }),
  })
  .openapi('FolderInput')

export const uploadAssetsRoute = createRoute({
  method: 'post',
  path: '/ipfs/assets',
  operationId: 'uploadAssets',
  summary: 'Keeps pictures, films and metadata of a collection as they are',
  description:
    'A form with up to 500 parts named `file`, 32 000 000 bytes in all: PNG, JPEG, WebP, GIF, AVIF, MP4, WebM or a JSON object, told by content, each at most 20 000 000 bytes. They are kept byte for byte; the answers stand in the order of the parts. Whoever uploads a file again changes nothing.',
  tags,
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          // Only described: the parts are read and judged where they are kept.
          schema: z.object({
            file: z
              .unknown()
              .openapi({ type: 'array', items: { type: 'string', format: 'binary' } }),
          }),
        },
      },
    },
  },
  responses: {
    201: {
      description: 'The stored files',
      content: { 'application/json': { schema: storedAssetsSchema } },
    },
    ...errorResponses(
      ...uploadErrors,
      'VALIDATION_FAILED',
      'UPLOAD_EMPTY',
      'UPLOAD_UNREADABLE',
      'TOO_MANY_FILES',
      'ASSET_TOO_LARGE',
      'ASSET_TYPE_UNSUPPORTED',
    ),
  },
})

export const makeFolderRoute = createRoute({
  method: 'post',
  path: '/ipfs/folder',
  operationId: 'makeFolder',
  summary: 'Gives files that are here already a folder with an address of its own',
  description:
    'The address is the one that `ipfs add -r --cid-version 1` computes. Where files are missing, `FILES_MISSING` names all of them in `details.missing`: upload these and ask again. So an upload that broke off goes on where it stopped.',
  tags,
  request: { body: { required: true, content: { 'application/json': { schema: folderInput } } } },
  responses: {
    201: {
      description: 'The folder',
      content: { 'application/json': { schema: folderSchema } },
    },
    ...errorResponses(...uploadErrors, 'VALIDATION_FAILED', 'FILES_MISSING', 'BODY_TOO_LARGE'),
  },
})
