import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import { CID } from 'multiformats/cid'
import { sha256 } from 'multiformats/hashes/sha2'
import { type StandIn, type StandInRequest, serveStandIn } from './serve-stand-in.ts'

const DAG_PB = 0x70

type Answer = ReturnType<Parameters<typeof serveStandIn>[0]>

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

/** Keeps blocks of folders under the addresses of their own bytes, as the node does. */
async function putBlocks(request: StandInRequest, files: Map<string, Uint8Array>) {
  const { url, headers, body } = request
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  if (url.searchParams.get('cid-codec') !== 'dag-pb') return { status: 400, json: {} }
  for (const block of form.getAll('data')) {
    const bytes = new Uint8Array(await (block as Blob).arrayBuffer())
    const hash = await sha256.digest(bytes)
    files.set(CID.createV1(DAG_PB, hash).toString(), bytes)
  }
  return { json: {} }
}

/** Kubo's RPC API: `add`, `cat`, `block/put` and `pin/add` with the parameters that matter. `files` is what the node holds. */
export async function startKuboStandIn(): Promise<
  StandIn & { files: Map<string, Uint8Array>; pinned: Set<string> }
> {
  const files = new Map<string, Uint8Array>()
  const pinned = new Set<string>()
  const pin = (root: string) => {
    if (!files.has(root)) return missing(root)
    pinned.add(root)
    return { json: { Pins: [root] } }
  }
  const show = (cid: string) => {
    const bytes = files.get(cid)
    return bytes ? { bytes } : missing(cid)
  }
  const calls: Readonly<Record<string, (request: StandInRequest, given: string) => Answer>> = {
    add: (request) => addFile(request, files),
    'block/put': (request) => putBlocks(request, files),
    'pin/add': (_request, root) => pin(root),
    cat: (_request, cid) => show(cid),
  }
  const server = await serveStandIn((request) => {
    const { pathname, searchParams } = request.url
    if (request.method !== 'POST') return { status: 405, json: {} }
    const call = calls[pathname.replace('/api/v0/', '')]
    return call?.(request, searchParams.get('arg') ?? '') ?? { status: 404, json: {} }
  })
  return { ...server, files, pinned }
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
