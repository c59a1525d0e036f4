import { digestOfLog, type LogContent } from '../../src/engine-state/raw-log.ts'

/** Events are reported this often, so that a backfill costs a few messages a second. */
const REPORT_MS = 100

interface HandledBlock {
  chainId: number
  block: number
  hash: string
  digests: string[]
}

let blocks = new Map<string, HandledBlock>()
let timer: NodeJS.Timeout | undefined

function send(): void {
  timer = undefined
  const handled = [...blocks.values()]
  blocks = new Map()
  if (process.connected) process.send?.({ handled })
}

/** Tells the process that started the engine which event was handled: it compares them with the chain. */
export function reportEvent(chainId: number, block: number, hash: string, log: LogContent): void {
  if (!process.send) return
  const key = `${chainId} ${hash}`
  const entry = blocks.get(key) ?? { chainId, block, hash, digests: [] }
  entry.digests.push(digestOfLog(log))
  blocks.set(key, entry)
  if (!timer) timer = setTimeout(send, REPORT_MS)
}
