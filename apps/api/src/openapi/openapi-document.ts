import type { ApiApp } from '../http/api-app.ts'

/** The head of the OpenAPI document; paths come from the route contracts. */
const openApiHead: Parameters<ApiApp['getOpenAPI31Document']>[0] = {
  openapi: '3.1.0',
  info: {
    title: 'Slipway API',
    version: '1',
    description:
      'Reads of the index, and calls of accounts. An account’s calls carry in the `Access-Token` header what its sign-in answered. Amounts are decimal text in base units, times are unix seconds, addresses are checksummed. Failures are `{error: {code, message, details}}` with a stable code.',
    license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
  },
  servers: [{ url: '/api' }],
}

/** The whole document of an app that has its routes. */
export const makeOpenApiDocument = (api: ApiApp) => api.getOpenAPI31Document(openApiHead)

export type OpenApiDocument = ReturnType<typeof makeOpenApiDocument>
