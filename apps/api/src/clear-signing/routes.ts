import { createRoute, z } from '@hono/zod-openapi'
import { errorResponses } from '../http/error-schema.ts'
import { jsonResponse } from '../http/json-response.ts'
import { clearSigningFiles } from './clear-signing-files.ts'
import { descriptorListSchema, descriptorSchema } from './schemas.ts'

const tags = ['clear signing']

export const getDescriptorsRoute = createRoute({
  method: 'get',
  path: '/clear-signing',
  operationId: 'getClearSigningDescriptors',
  summary: 'Descriptors by which wallets show what people sign (ERC-7730)',
  tags,
  responses: {
    ...jsonResponse('All of them, by file name', descriptorListSchema),
    ...errorResponses(),
  },
})

export const getDescriptorRoute = createRoute({
  method: 'get',
  path: '/clear-signing/{file}',
  operationId: 'getClearSigningDescriptor',
  summary: 'One descriptor, as wallets read it',
  tags,
  request: { params: z.object({ file: z.enum([...clearSigningFiles.keys()]) }) },
  responses: {
    ...jsonResponse('A descriptor in the form of ERC-7730', descriptorSchema),
    ...errorResponses('VALIDATION_FAILED'),
  },
})
