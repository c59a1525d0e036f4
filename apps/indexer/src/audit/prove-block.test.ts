import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bytesToHex, type Hex, keccak256, toRlp } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import type { RawLog } from '../engine-state/raw-log.ts'
import { calculateBloom } from './bloom.ts'
import { type BlockHeader, isHeaderSound, toInteger } from './header-hash.ts'
import { proveBlock, tellsAll } from './prove-block.ts'
import { calculateReceiptsRoot, type RawReceipt } from './receipts-root.ts'

const word = (digit: string): Hex => `0x${digit.repeat(64)}`
const ZERO_NONCE: Hex = '0x0000000000000000'

const makeLog = (index: number, data = word('7')): RawLog => ({
  address: `0x${'ab'.repeat(20)}`,
  topics: [word('1'), word('2')],
  data,
  logIndex: `0x${index.toString(16)}`,
  blockHash: word('f'),
  transactionHash: word('e'),
})

/** A block of as many transactions, each with one log. */
function makeBlock(count: number) {
  const logs = Array.from({ length: count }, (_, index) => makeLog(index))
  const receipts = logs.map(
    (log, index): RawReceipt => ({
      transactionIndex: `0x${index.toString(16)}`,
      type: index % 2 ? '0x2' : '0x0',
      status: '0x1',
      cumulativeGasUsed: `0x${(21_000 * (index + 1)).toString(16)}`,
      logsBloom: bytesToHex(calculateBloom([log])),
      logs: [log],
    }),
  )
  const bare = {
    parentHash: word('a'),
    sha3Uncles: word('b'),
    miner: `0x${'cd'.repeat(20)}`,
    stateRoot: word('c'),
    transactionsRoot: word('d'),
    receiptsRoot: calculateReceiptsRoot(receipts),
    logsBloom: bytesToHex(calculateBloom(logs)),
    difficulty: '0x0',
    number: '0x5',
    gasLimit: '0x1c9c380',
    gasUsed: '0x5208',
    timestamp: '0x65',
    extraData: '0x',
    mixHash: word('9'),
    nonce: ZERO_NONCE,
    baseFeePerGas: '0x7',
  } as const
  const hash = keccak256(
    toRlp([
      ...[bare.parentHash, bare.sha3Uncles, bare.miner, bare.stateRoot, bare.transactionsRoot],
      ...[bare.receiptsRoot, bare.logsBloom],
      ...[bare.difficulty, bare.number, bare.gasLimit, bare.gasUsed, bare.timestamp].map(toInteger),
      ...[bare.extraData, bare.mixHash, bare.nonce],
      toInteger(bare.baseFeePerGas),
    ] as Hex[]),
  )
  return { header: { ...bare, hash } as BlockHeader, logs, receipts }
}

interface Told {
  header?: BlockHeader
  receipts?: readonly RawReceipt[]
  logs?: readonly RawLog[]
}

const servers: Server[] = []

/** A node that tells what it is given, and refuses the rest. */
async function startNode(told: Told): Promise<string> {
  const answers: Readonly<Record<string, unknown>> = {
    eth_getBlockByNumber: told.header,
    eth_getBlockReceipts: told.receipts,
    eth_getLogs: told.logs,
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const result = answers[(JSON.parse(body) as { method: string }).method]
    const answer = result === undefined ? { error: { code: -32601 } } : { result }
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }))
  })
  servers.push(server)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const always = () => true

describe('isHeaderSound', () => {
  it('holds for a header that its hash is made of, and for no other', () => {
    const { header } = makeBlock(1)
    expect(isHeaderSound(header)).toBe(true)
    expect(isHeaderSound({ ...header, logsBloom: `0x${'00'.repeat(256)}` })).toBe(false)
    expect(isHeaderSound({ ...header, gasUsed: '0x5209' })).toBe(false)
  })
})

describe('calculateReceiptsRoot', () => {
  it('is that of Ethereum’s empty block', () => {
    expect(calculateReceiptsRoot([])).toBe(
      '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
    )
  })

  it('changes with every log, whatever its place among many', () => {
    const { receipts } = makeBlock(150)
    const root = calculateReceiptsRoot(receipts)
    for (const at of [0, 1, 127, 128, 149]) {
      const changed = receipts.map((one, index) => (index === at ? { ...one, logs: [] } : one))
      expect(calculateReceiptsRoot(changed)).not.toBe(root)
    }
    expect(calculateReceiptsRoot([...receipts].reverse())).toBe(root)
  })
})

describe('proveBlock', () => {
  it('takes receipts that make the root, whatever the node says in its list of logs', async () => {
    const { header, receipts, logs } = makeBlock(3)
    const url = await startNode({ header, receipts, logs: logs.slice(1) })
    const proof = await proveBlock([url], 5, always)
    expect(proof).toMatchObject({ by: 'receipts', hash: header.hash })
    expect(proof?.logs).toHaveLength(3)
    if (proof) expect(await tellsAll(url, 5, proof)).toBe(false)
  })

  it('believes no receipts that do not make the root', async () => {
    const { header, receipts, logs } = makeBlock(3)
    const other = receipts.map((one, index) => (index === 1 ? { ...one, logs: [] } : one))
    const alone = await startNode({ header, receipts: other, logs: logs.slice(1) })
    expect(await proveBlock([alone], 5, always)).toBeUndefined()
    const honest = await startNode({ header, receipts, logs })
    const proof = await proveBlock([alone, honest], 5, always)
    expect(proof).toMatchObject({ by: 'receipts' })
    if (!proof) throw new Error('nothing was proven')
    expect(await tellsAll(alone, 5, proof)).toBe(false)
    expect(await tellsAll(honest, 5, proof)).toBe(true)
  })

  it('takes a list that fills the bloom without a gap where there are no receipts', async () => {
    const { header, logs } = makeBlock(3)
    const whole = await startNode({ header, logs })
    expect(await proveBlock([whole], 5, always)).toMatchObject({ by: 'bloom' })
    // Three logs alike: the bloom is filled by two of them, the count is not.
    const gap = await startNode({ header, logs: logs.filter((_, index) => index !== 1) })
    expect(await proveBlock([gap], 5, always)).toBeUndefined()
    const short = await startNode({ header, logs: logs.slice(0, 2) })
    expect((await proveBlock([short, whole], 5, always))?.logs).toHaveLength(3)
  })

  it('asks for nothing more where the bloom rules out what is followed', async () => {
    const { header } = makeBlock(3)
    const url = await startNode({ header })
    expect(await proveBlock([url], 5, () => false)).toMatchObject({ by: 'empty', logs: [] })
    // A bloom that the hash does not vouch for rules nothing out.
    const forged = await startNode({ header: { ...header, gasUsed: '0x1' } })
    expect((await proveBlock([forged], 5, () => false))?.by).not.toBe('empty')
  })

  it('waits while nodes show different blocks, or none', async () => {
    const one = await startNode({ header: makeBlock(1).header })
    const other = await startNode({ header: makeBlock(2).header })
    expect(await proveBlock([one, other], 5, always)).toBeUndefined()
    expect(await proveBlock([await startNode({})], 5, always)).toBeUndefined()
  })

  it('says that nothing can be proven where a network hashes in its own way', async () => {
    const { header, logs } = makeBlock(3)
    const own = { ...header, receiptsRoot: word('0'), logsBloom: `0x${'00'.repeat(256)}` as const }
    const url = await startNode({ header: own, logs })
    expect(await proveBlock([url], 5, always)).toMatchObject({ by: 'nothing' })
    const second = await startNode({ header: own, logs })
    expect(await proveBlock([url, second], 5, always)).toMatchObject({ by: 'agreement' })
  })
})
