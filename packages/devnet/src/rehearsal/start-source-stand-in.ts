import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { type Hex, hexToBytes } from 'viem'
import type { CompiledCode, CompileTask } from './compile-sources.ts'
import { type JsonAnswer, serveJson } from './serve-json.ts'

/** Takes sources as Sourcify's version-2 API does, compiles them and compares with what stands on a chain. */
export interface SourceStandIn {
  readonly url: string
  stop(): Promise<void>
}

type GetCode = (chainId: number, address: Hex) => Promise<Hex>
type Compile = (task: Omit<CompileTask, 'id'>) => Promise<CompiledCode>

interface Job {
  isJobCompleted: boolean
  contract?: { match: 'exact_match' | null }
  error?: { message: string }
}

/** Below the time that a submission may take. */
const VERDICT_WAIT_MS = 20_000

const submission = /^\/v2\/verify\/(\d+)\/(0x[0-9a-fA-F]{40})$/
const question = /^\/v2\/verify\/(\d+)$/

export async function startSourceStandIn(getCode: GetCode): Promise<SourceStandIn> {
  const { compile, stop } = startCompiler()
  const jobs: Job[] = []
  const verified = new Set<string>()
  const server = await serveJson(async ({ method, path, body }): Promise<JsonAnswer> => {
    const asked = question.exec(path)
    if (method === 'GET' && asked !== null) {
      const job = jobs[Number(asked[1])]
      return job === undefined
        ? { status: 404, body: { message: 'no such verification' } }
        : { status: 200, body: job }
    }
    const [, chainId = '', address = ''] = submission.exec(path) ?? []
    if (method !== 'POST' || chainId === '')
      return { status: 404, body: { message: `${method} ${path} is not served` } }
    const subject = `${chainId}/${address}`
    if (verified.has(subject)) return { status: 409, body: { message: 'already verified' } }
    const job: Job = { isJobCompleted: false }
    const task = body as Omit<CompileTask, 'id'>
    const judged = judge(getCode(Number(chainId), address as Hex), compile(task))
      .catch((error: Error) => error.message)
      .then((problem) => {
        if (problem === undefined) verified.add(subject)
        job.contract = { match: problem === undefined ? 'exact_match' : null }
        if (problem !== undefined) job.error = { message: problem }
        job.isJobCompleted = true
      })
    // Who submits asks at once and then every few seconds: most verdicts are there by the first time.
    await Promise.race([judged, new Promise((resolve) => setTimeout(resolve, VERDICT_WAIT_MS))])
    return { status: 202, body: { verificationId: String(jobs.push(job) - 1) } }
  })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await stop()
    },
  }
}

/** @returns undefined when what stands there is what was compiled, otherwise why not */
async function judge(
  standing: Promise<Hex>,
  compiling: Promise<CompiledCode>,
): Promise<string | undefined> {
  const [code, { object = '', immutables = [], problem }] = await Promise.all([standing, compiling])
  if (problem !== undefined) return problem
  if (code === '0x') return 'no contract stands at this address'
  const wanted = hexToBytes(`0x${object}`)
  const found = hexToBytes(code)
  for (const { start, length } of immutables) found.fill(0, start, start + length)
  return Buffer.compare(wanted, found) === 0 ? undefined : 'the compiled code does not match'
}

/** One thread; the same sources are compiled once, whichever network they are for. */
function startCompiler(): { compile: Compile; stop(): Promise<void> } {
  // The compiler calls itself deeply.
  const worker = new Worker(new URL('./compile-sources.ts', import.meta.url), {
    resourceLimits: { stackSizeMb: 64 },
  })
  const compiled = new Map<string, Promise<CompiledCode>>()
  const waiting = new Map<number, (code: CompiledCode) => void>()
  worker.on('message', (code: CompiledCode) => waiting.get(code.id)?.(code))
  worker.on('error', (error: Error) => {
    for (const [id, answer] of waiting) answer({ id, problem: error.message })
  })
  return {
    compile: (task) => {
      const key = createHash('sha256').update(JSON.stringify(task)).digest('hex')
      const known = compiled.get(key)
      if (known !== undefined) return known
      const id = compiled.size
      const code = new Promise<CompiledCode>((resolve) => waiting.set(id, resolve))
      worker.postMessage({ ...task, id } satisfies CompileTask)
      compiled.set(key, code)
      return code
    },
    stop: async () => void (await worker.terminate()),
  }
}
