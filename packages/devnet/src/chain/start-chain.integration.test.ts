import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { afterAll, expect, test } from 'vitest'
import { ChainStateError, unpackChainState } from './chain-state.ts'
import { type LocalChain, startChain } from './start-chain.ts'

const folder = mkdtempSync(join(tmpdir(), 'slipway-chain-test-'))
const sender = getDevelopmentAccount(0).address
const receiver = getDevelopmentAccount(1).address

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function send(chain: LocalChain, gas = '0x5208'): Promise<`0x${string}`> {
  const hash = await callRpc<`0x${string}`>(chain.rpcUrl, 'eth_sendTransaction', [
    { from: sender, to: receiver, value: '0x1', gas },
  ])
  await expect.poll(() => receiptOf(chain, hash)).not.toBeNull()
  return hash
}

function receiptOf(chain: LocalChain, hash: string): Promise<{ blockHash: string } | null> {
  return callRpc(chain.rpcUrl, 'eth_getTransactionReceipt', [hash])
}

function blockHash(chain: LocalChain, number: string): Promise<string> {
  return callRpc<{ hash: string }>(chain.rpcUrl, 'eth_getBlockByNumber', [number, false]).then(
    ({ hash }) => hash,
  )
}

test('kill -9 loses nothing that was mined: same blocks, same receipts, then it goes on', async () => {
  const statePath = join(folder, 'killed', 'state.gz')
  const genesisTimestamp = Math.floor(Date.now() / 1_000) - 86_400
  const chain = await startChain({ chainId: 31_337, port: 18_580, statePath, genesisTimestamp })
  try {
    const genesis = await blockHash(chain, '0x0')
    const hashes: `0x${string}`[] = []
    for (let index = 0; index < 5; index++) hashes.push(await send(chain))
    const before = await Promise.all(hashes.map((hash) => receiptOf(chain, hash)))
    await expect.poll(async () => savedReceipts(statePath), { timeout: 5_000 }).toBe(5)
    await chain.process.kill()
    await expect.poll(() => chain.process.restarts, { timeout: 5_000 }).toBe(1)
    await chain.process.whenReady()
    expect(await blockHash(chain, '0x0')).toBe(genesis)
    expect(await Promise.all(hashes.map((hash) => receiptOf(chain, hash)))).toEqual(before)
    await send(chain)
  } finally {
    await chain.stop()
  }
})

/** Number of transactions in the saved file, read by the same code that a restart uses. */
async function savedReceipts(statePath: string): Promise<number> {
  const unpacked = await unpackChainState(statePath)
  if (unpacked === undefined) return 0
  return (JSON.parse(readFileSync(unpacked, 'utf8')) as { transactions: unknown[] }).transactions
    .length
}

test('a clean stop keeps everything for the next start', async () => {
  const statePath = join(folder, 'stopped', 'state.gz')
  const first = await startChain({ chainId: 31_337, port: 18_580, statePath })
  const hash = await send(first)
  await first.stop()
  const second = await startChain({ chainId: 31_337, port: 18_580, statePath })
  expect(await receiptOf(second, hash)).not.toBeNull()
  await second.stop()
})

test('a broken state file is named, with what to do', async () => {
  const statePath = join(folder, 'broken.gz')
  writeFileSync(statePath, 'not a chain')
  await expect(unpackChainState(statePath)).rejects.toThrow(ChainStateError)
  await expect(startChain({ chainId: 31_337, port: 18_580, statePath })).rejects.toThrow('--fresh')
})

test('answers with the chain id that was asked for, on the next free port', async () => {
  const chains = await Promise.all([
    startChain({ chainId: 1_116, port: 18_582 }),
    startChain({ chainId: 56, port: 18_582 }),
  ])
  const ids = await Promise.all(chains.map(({ rpcUrl }) => callRpc<string>(rpcUrl, 'eth_chainId')))
  await Promise.all(chains.map((chain) => chain.stop()))
  expect(ids.map(Number)).toEqual([1_116, 56])
  expect(new Set(chains.map(({ rpcUrl }) => rpcUrl)).size).toBe(2)
})

test('refuses a transaction above the gas cap of live chains (EIP-7825)', async () => {
  const chain = await startChain({ chainId: 31_337, port: 18_580 })
  await expect(send(chain, '0x1000001')).rejects.toThrow(/gas/)
  await chain.stop()
})

test('time passes without transactions', async () => {
  const chain = await startChain({ chainId: 31_337, port: 18_580, blockTimeSeconds: 1 })
  await expect
    .poll(async () => Number(await callRpc<string>(chain.rpcUrl, 'eth_blockNumber')), {
      timeout: 6_000,
    })
    .toBeGreaterThanOrEqual(2)
  await chain.stop()
})
