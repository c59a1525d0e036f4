import { readFileSync } from 'node:fs'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { getAddressDecoder } from '@solana/kit'
import { programs } from './solana-world.ts'

/** What a program wrote to a log, by the sources of the programs and by nothing of the indexer. */
export interface LoggedEvent {
  readonly kind: keyof typeof written
  readonly name: string
  readonly address: string
  /** The thing as its account was afterwards. */
  readonly terms: Buffer
  /** What stands behind it. */
  readonly rest: Buffer
  readonly signature: string
  readonly place: number
  readonly slot: number
  readonly happenedAt: number
}

/** Each program's folder, address, and bytes of what it keeps. */
const written = {
  lock: { folder: 'locker', address: programs.locker, bytes: 200 },
  airdrop: { folder: 'airdrop', address: programs.airdrop, bytes: 280 },
  presale: { folder: 'presale', address: programs.presale, bytes: 424 },
  pool: { folder: 'staking', address: programs.staking, bytes: 304 },
} as const
export const loggedKinds = ['lock', 'airdrop', 'presale', 'pool'] as const

const camelCase = (constant: string) =>
  constant.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** Names of a program's events by their numbers. */
export function readEventNames(kind: LoggedEvent['kind']): readonly string[] {
  const path = `../../../programs/${written[kind].folder}/src/event.rs`
  const source = readFileSync(new URL(path, import.meta.url), 'utf8')
  const names: string[] = []
  for (const [, name = '', number] of source.matchAll(/^const ([A-Z_]+): u8 = (\d+);$/gm))
    names[Number(number)] = camelCase(name)
  return names
}

export const addressAt = (bytes: Uint8Array, at: number): string =>
  getAddressDecoder().decode(bytes, at)

/** Data lines of one program; nobody forges any where this is used. */
function dataOf(logs: readonly string[], program: string) {
  const running: string[] = []
  return logs.flatMap((line, place) => {
    const [, address = '', step] = /^Program (\w+) (invoke|success)/.exec(line) ?? []
    if (step === 'invoke') running.push(address)
    if (step === 'success') running.pop()
    if (running.at(-1) !== program || !line.startsWith('Program data: ')) return []
    const fields = line.slice('Program data: '.length).split(' ')
    return [{ place, data: Buffer.concat(fields.map((field) => Buffer.from(field, 'base64'))) }]
  })
}

async function readLogsOf(rpc: SolanaRpc, kind: LoggedEvent['kind']): Promise<LoggedEvent[]> {
  const { address: program, bytes } = written[kind]
  const names = readEventNames(kind)
  const listed = await rpc.getSignaturesForAddress(program, { limit: 1_000 }).send()
  const found: LoggedEvent[] = []
  for (const { signature } of [...listed].reverse()) {
    const options = { encoding: 'base64', maxSupportedTransactionVersion: 0 } as const
    const sent = await rpc.getTransaction(signature, options).send()
    if (sent?.meta?.err !== null) continue
    const when = { slot: Number(sent.slot), happenedAt: Number(sent.blockTime) }
    for (const { place, data } of dataOf(sent.meta.logMessages ?? [], program))
      found.push({
        ...{ kind, name: names[data[0] ?? -1] ?? '', address: addressAt(data, 1) },
        ...{ terms: data.subarray(33, 33 + bytes), rest: data.subarray(33 + bytes) },
        ...{ signature, place, ...when },
      })
  }
  return found
}

/** Every event of our programs on a cluster, of one program after the other, the oldest first. */
export async function readSolanaLogs(rpc: SolanaRpc): Promise<LoggedEvent[]> {
  const all = []
  for (const kind of loggedKinds) all.push(...(await readLogsOf(rpc, kind)))
  return all
}
