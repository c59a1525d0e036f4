import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { chooseEncoding } from './static-files.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Each page is made once, for one visitor: best is what costs little. */
const quality = 5

/**
 * Sends a page in the shortest way that the browser takes, beside the process's own thread. Its length gives nothing away:
 * it holds nothing of the visitor's, and its nonce is new each time.
 */
export async function sendPage(context: Context, page: string): Promise<Response> {
  const encoding = chooseEncoding('text/html', context.req.header('accept-encoding') ?? '')
  context.header('vary', 'accept-encoding')
  if (encoding === 'identity') return context.html(page)
  const body = Buffer.from(page)
  const sent =
    encoding === 'br'
      ? await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await toGzip(body, { level: quality })
  context.header('content-type', 'text/html; charset=UTF-8')
  context.header('content-encoding', encoding)
  return context.body(new Uint8Array(sent))
}
