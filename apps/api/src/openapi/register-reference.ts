import type { ApiApp } from '../http/api-app.ts'
import { makeOpenApiDocument } from './openapi-document.ts'
import { renderReference } from './render-reference.ts'

/** Serves the OpenAPI document and its readable form. Must come after all other routes: it describes them. */
export function registerReference(api: ApiApp): void {
  const document = makeOpenApiDocument(api)
  const html = renderReference(document)
  api.get('/openapi.json', (c) => c.json(document))
  api.get('/reference', (c) => c.html(html))
}
