import { type ChildProcess, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { afterAll, afterEach, expect, test } from 'vitest'
import { isProcessAlive } from '../process/is-process-alive.ts'
import { askSupervisor } from './control-socket.ts'
import { readStackFile, type StackFile, stackFilePath } from './stack-file.ts'
import { type Stack, startStack } from './start-stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'slipway-stack-test-'))
const FIRST_PORT = 18_570
const ports = {
  chain: FIRST_PORT,
  solana: 18_574,
  database: 18_575,
  web: 18_576,
  api: 18_577,
  indexer: 18_578,
}
const open: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(name: string, say: string[] = [], at = ports): Promise<Stack> {
  const stack = await startStack({
    directory: join(folder, name),
    without: ['indexer', 'api', 'web'],
    ports: at,
    say: ({ from, text }) => say.push(`${from}: ${text}`),
  })
  open.push(() => stack.stop())
  return stack
}

/** A stack in a process of its own, so that this process can be killed. */
async function hold(name: string): Promise<{ supervisor: ChildProcess; file: StackFile }> {
  const script = fileURLToPath(new URL('../../test/hold-stack.ts', import.meta.url))
  const directory = join(folder, name)
  const supervisor = spawn(process.execPath, [script, directory, String(FIRST_PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  open.push(async () => void supervisor.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    supervisor.stdout?.once('data', () => resolve())
    supervisor.once('exit', () => reject(new Error('the stack did not start')))
  })
  const file = readStackFile(directory)
  if (file === undefined) throw new Error('the stack did not describe itself')
  return { supervisor, file }
}

function pidsOf(file: StackFile): number[] {
  return Object.values(file.pids).filter((pid) => pid > 0)
}

/** Everything of this machine that carries a file of `directory` on its command line or in its environment. */
function processesOf(directory: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(directory)
      } catch {
        return false
      }
    })
    .map(Number)
    .filter(isProcessAlive)
}

async function send(rpcUrl: string): Promise<string> {
  const [from, to] = [getDevelopmentAccount(5).address, getDevelopmentAccount(6).address]
  const hash = await callRpc<string>(rpcUrl, 'eth_sendTransaction', [{ from, to, value: '0x1' }])
  await expect.poll(() => callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])).not.toBeNull()
  return hash
}

/** Whether the file that a restart of the chain reads has a transaction. */
function isSaved(directory: string, hash: string): boolean {
  const saved = join(directory, 'chains', 'local', 'state.gz')
  return existsSync(saved) && gunzipSync(readFileSync(saved)).includes(hash)
}

function chainOf(stack: { chains: Stack['chains'] }) {
  const [chain] = stack.chains
  if (chain === undefined) throw new Error('no chain')
  return chain
}

test('describes itself while it runs, for its owner only, and not afterwards', async () => {
  const stack = await start('described')
  const path = stackFilePath(stack.directory)
  expect(readStackFile(stack.directory)).toMatchObject({
    webUrl: stack.webUrl,
    databaseUrl: stack.databaseUrl,
    chains: [{ chainId: 31_337, shortname: 'local' }],
    solana: { chainId: 902, shortname: 'solana-local', rpcUrl: stack.solana?.rpcUrl },
    pids: {
      supervisor: process.pid,
      chain: stack.processes.chain?.pid,
      solana: stack.processes.solana?.pid,
    },
  })
  // The server itself, not the guard that ends it with the stack.
  const server = readFileSync(join(stack.directory, 'database', 'data', 'postmaster.pid'), 'utf8')
  expect(readStackFile(stack.directory)?.pids.database).toBe(Number(server.split('\n')[0]))
  expect(statSync(path).mode & 0o077).toBe(0)
  await stack.stop()
  expect(existsSync(path)).toBe(false)
})

test('the chain’s clock shows the present, and its history begins thirty days ago', async () => {
  const { rpcUrl } = chainOf(await start('clock'))
  const timeOf = async (block: string) =>
    Number(
      (await callRpc<{ timestamp: string }>(rpcUrl, 'eth_getBlockByNumber', [block, false]))
        .timestamp,
    )
  const now = Math.floor(Date.now() / 1_000)
  await send(rpcUrl)
  expect(Math.abs((await timeOf('latest')) - now)).toBeLessThan(30)
  expect(now - (await timeOf('0x0'))).toBeGreaterThan(29 * 86_400)
})

test('a second start finds everything there and deploys nothing', async () => {
  const first = await start('twice')
  const hash = await send(chainOf(first).rpcUrl)
  await first.stop()
  const said: string[] = []
  const second = await start('twice', said)
  expect(said).toEqual([])
  expect(await callRpc(chainOf(second).rpcUrl, 'eth_getTransactionReceipt', [hash])).not.toBeNull()
})

test('a second stack in the same folder is refused and harms nothing', async () => {
  const stack = await start('occupied')
  await expect(start('occupied')).rejects.toThrow(
    /running already at http:\/\/127\.0\.0\.1:\d+ \(process \d+/,
  )
  expect(readStackFile(stack.directory)).toBeDefined()
  expect(await callRpc(chainOf(stack).rpcUrl, 'eth_chainId')).toBe('0x7a69')
})

test('takes the next port when one is taken', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  open.push(() => new Promise((resolve) => server.close(() => resolve())))
  const stack = await start('ports', [], { ...ports, chain: port })
  expect(Number(new URL(chainOf(stack).rpcUrl).port)).toBeGreaterThan(port)
})

test('chain and database come back by themselves, at the same address, with their data', async () => {
  const said: string[] = []
  const stack = await start('resilient', said)
  const { rpcUrl } = chainOf(stack)
  const hash = await send(rpcUrl)
  await expect.poll(() => isSaved(stack.directory, hash), { timeout: 15_000 }).toBe(true)
  const { databaseUrl } = stack
  await stack.processes.chain?.kill()
  await stack.processes.database?.kill()
  await expect
    .poll(() => said.filter((line) => line.includes('is back')).length, { timeout: 15_000 })
    .toBe(2)
  expect(await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])).not.toBeNull()
  expect(stack.databaseUrl).toBe(databaseUrl)
  expect(readStackFile(stack.directory)?.pids.chain).toBe(stack.processes.chain?.pid)
})

test('the Solana cluster comes back by itself with its accounts, also after a stop', async () => {
  const said: string[] = []
  const stack = await start('cluster', said)
  const rpcUrl = stack.solana?.rpcUrl ?? ''
  const somebody = 'So11111111111111111111111111111111111111112'
  const file = join(stack.directory, 'solana', 'cluster.gz')
  await expect.poll(() => existsSync(file), { timeout: 15_000 }).toBe(true)
  const earlier = statSync(file).mtimeMs
  await callRpc(rpcUrl, 'requestAirdrop', [somebody, 1_000_000_000])
  const balanceAt = async (url: string) =>
    (await callRpc<{ value: number }>(url, 'getBalance', [somebody])).value
  const balance = await balanceAt(rpcUrl)
  expect(balance).toBeGreaterThanOrEqual(1_000_000_000)
  await expect.poll(() => statSync(file).mtimeMs, { timeout: 15_000 }).toBeGreaterThan(earlier)
  await stack.processes.solana?.kill()
  await expect.poll(() => said.join('\n'), { timeout: 15_000 }).toContain('is back')
  expect(await balanceAt(rpcUrl)).toBe(balance)
  await stack.stop()
  await expect(callRpc(rpcUrl, 'getHealth')).rejects.toThrow()
  const again = await start('cluster')
  expect(await balanceAt(again.solana?.rpcUrl ?? '')).toBe(balance)
})

test('a part that cannot start ends the start, with its name, and leaves nothing behind', async () => {
  const directory = join(folder, 'impossible')
  mkdirSync(join(directory, 'chains', 'local'), { recursive: true })
  writeFileSync(join(directory, 'chains', 'local', 'state.gz'), 'not a chain')
  await expect(start('impossible')).rejects.toThrow(/saved local chain .* cannot be read.*--fresh/)
  expect(existsSync(stackFilePath(directory))).toBe(false)
  expect(processesOf(directory)).toEqual([])
})

test('a database that does not answer is named, its password is not', async () => {
  const directory = join(folder, 'database')
  const databaseUrl = 'postgres://somebody:secret@127.0.0.1:9/tokens'
  const without = ['indexer', 'api', 'web'] as const
  const failure = await startStack({ directory, ports, without, databaseUrl }).catch(String)
  expect(failure).toContain('The database tokens at 127.0.0.1:9 cannot be used')
  expect(failure).not.toContain('secret')
})

test('told to stop while it starts, it stops', async () => {
  const ending = new AbortController()
  const directory = join(folder, 'aborted')
  const starting = startStack({
    directory,
    ports,
    without: ['indexer', 'api', 'web'],
    signal: ending.signal,
  })
  ending.abort()
  await expect(starting).rejects.toThrow()
  expect(processesOf(directory)).toEqual([])
})

test('a seed begins the chain anew in the past, and lets go at the present', async () => {
  const stack = await start('rewound')
  const { rpcUrl } = chainOf(stack)
  const control = readStackFile(stack.directory)?.control ?? ''
  const block = (name: string) =>
    callRpc<{ hash: string; timestamp: string }>(rpcUrl, 'eth_getBlockByNumber', [name, false])
  const now = Math.floor(Date.now() / 1_000)
  const genesis = await block('0x0')
  await send(rpcUrl)
  // Genesis times are whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await askSupervisor(control, 'rewind')
  expect((await block('0x0')).hash).not.toBe(genesis.hash)
  expect(now - Number((await block('latest')).timestamp)).toBeGreaterThan(29 * 86_400)
  await askSupervisor(control, 'resume')
  await send(rpcUrl)
  expect(Math.abs(Number((await block('latest')).timestamp) - now)).toBeLessThan(60)
  expect(readStackFile(stack.directory)?.pids.chain).toBe(stack.processes.chain?.pid)
})

test('SIGTERM ends everything', async () => {
  const { supervisor, file } = await hold('terminated')
  supervisor.kill('SIGTERM')
  await new Promise((resolve) => supervisor.once('exit', resolve))
  expect(pidsOf(file).filter(isProcessAlive)).toEqual([])
})

test('kill -9 of the supervisor leaves no process and no trace of a running stack', async () => {
  const { supervisor, file } = await hold('orphans')
  expect(pidsOf(file).filter(isProcessAlive).length).toBeGreaterThanOrEqual(4)
  supervisor.kill('SIGKILL')
  await expect.poll(() => pidsOf(file).filter(isProcessAlive), { timeout: 10_000 }).toEqual([])
  await expect.poll(() => processesOf(join(folder, 'orphans')), { timeout: 10_000 }).toEqual([])
  await expect
    .poll(() => readStackFile(join(folder, 'orphans')), { timeout: 10_000 })
    .toBeUndefined()
  // And the folder can be used again at once.
  const next = await start('orphans')
  expect(next.processes.database?.state).toBe('ready')
})

test('fresh drops what was there', async () => {
  const first = await start('fresh')
  const hash = await send(chainOf(first).rpcUrl)
  await first.stop()
  const second = await startStack({
    directory: first.directory,
    without: ['indexer', 'api', 'web'],
    ports,
    fresh: true,
  })
  open.push(() => second.stop())
  expect(await callRpc(chainOf(second).rpcUrl, 'eth_getTransactionReceipt', [hash])).toBeNull()
})
