import type { Context } from 'hono'
import type { ApiEnvironment } from '../http/api-app.ts'
import type { readDocument } from './documents.ts'

/** Sends a document as a download: nothing in it may run or be shown as a page of this site, and nobody keeps it. */
export function sendDocument(
  c: Context<ApiEnvironment>,
  { content, mediaType, name }: Awaited<ReturnType<typeof readDocument>>,
) {
  return c.body(new Uint8Array(content), 200, {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  }) as never
}
