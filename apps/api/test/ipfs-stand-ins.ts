import { calculateCid } from '../src/files/content-id.ts'
import { type StandIn, type StandInRequest, serveStandIn } from './serve-stand-in.ts'

/** What Kubo answers about a block that it does not have. */
const missing = (cid: string) => ({
  status: 500,
  json: {
    Message: `block was not found locally (offline): ipld: could not find ${cid}`,
    Code: 0,
    Type: 'error',
  },
})

async function addFile(request: StandInRequest, files: Map<string, Uint8Array>) {
  const { url, headers, body } = request
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  const file = form.get('file')
  if (!(file instanceof Blob)) return { status: 400, json: { Message: 'no file', Code: 1 } }
  const settings = ['cid-version', 'raw-leaves'].map((name) => url.searchParams.get(name))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const cid = settings.join() === '1,true' ? await calculateCid(bytes) : 'QmOtherSettings'
  files.set(cid, bytes)
  return { json: { Name: cid, Hash: cid, Size: String(bytes.length) } }
}

/** Kubo's RPC API: `add` and `cat` with the parameters that matter. `files` is what the node holds. */
export async function startKuboStandIn(): Promise<StandIn & { files: Map<string, Uint8Array> }> {
  const files = new Map<string, Uint8Array>()
  const server = await serveStandIn((request) => {
    if (request.method !== 'POST') return { status: 405, json: {} }
    if (request.url.pathname === '/api/v0/add') return addFile(request, files)
    if (request.url.pathname !== '/api/v0/cat') return { status: 404, json: {} }
    const cid = request.url.searchParams.get('arg') ?? ''
    const bytes = files.get(cid)
    return bytes ? { bytes } : missing(cid)
  })
  return { ...server, files }
}

/** The vendor-neutral Pinning Service API: a pin is queued when asked for and pinned at the second look. */
export async function startPinningStandIn(
  token: string,
): Promise<StandIn & { fail: (times: number) => void }> {
  let failures = 0
  const looks = new Map<string, number>()
  const status = (requestid: string, state: string, cid: string) => ({
    requestid,
    status: state,
    created: '2026-01-01T00:00:00Z',
    pin: { cid },
    delegates: [],
  })
  const server = await serveStandIn(({ method, url, headers, body }) => {
    if (headers.authorization !== `Bearer ${token}`) {
      return { status: 401, json: { error: { reason: 'UNAUTHORIZED' } } }
    }
    if (failures > 0) {
      failures--
      return { status: 503, json: { error: { reason: 'INTERNAL_SERVER_ERROR' } } }
    }
    if (method === 'POST' && url.pathname === '/pins') {
      const { cid } = JSON.parse(body.toString()) as { cid: string }
      looks.set(cid, 0)
      return { status: 202, json: status(cid, 'queued', cid) }
    }
    const id = url.pathname.replace('/pins/', '')
    const seen = looks.get(id)
    if (seen === undefined) return { status: 404, json: { error: { reason: 'NOT_FOUND' } } }
    looks.set(id, seen + 1)
    return { json: status(id, seen === 0 ? 'pinning' : 'pinned', id) }
  })
  return {
    ...server,
    fail: (times) => {
      failures = times
    },
  }
}
