import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  isSolanaError,
  type KeyPairSigner,
  lamports,
  pipe,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ClusterFileError } from './cluster-file.ts'
import { type RunningCluster, startCluster } from './start-cluster.ts'

const sol = 1_000_000_000n
const folder = mkdtempSync(join(tmpdir(), 'slipway-cluster-test-'))
let cluster: RunningCluster
let payer: KeyPairSigner

beforeAll(async () => {
  cluster = await startCluster()
  payer = await createFunded(cluster)
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

function connect({ rpcUrl, wsUrl }: RunningCluster) {
  const rpc = createSolanaRpc(rpcUrl)
  return { rpc, rpcSubscriptions: createSolanaRpcSubscriptions(wsUrl) }
}

async function createFunded(at: RunningCluster): Promise<KeyPairSigner> {
  const signer = await generateKeyPairSigner()
  const amount = { recipientAddress: signer.address, lamports: lamports(5n * sol) }
  await airdropFactory(connect(at))({ ...amount, commitment: 'confirmed' })
  return signer
}

async function sign(at: RunningCluster, signer: KeyPairSigner, instructions: Instruction[]) {
  const { value } = await connect(at).rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(signer, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(value, draft),
    (draft) => appendTransactionMessageInstructions(instructions, draft),
  )
  return signTransactionMessageWithSigners(message)
}

function transfer(source: KeyPairSigner, destination: KeyPairSigner, amount: bigint): Instruction {
  return getTransferSolInstruction({ source, destination: destination.address, amount })
}

test('a transfer is confirmed by the websocket and found by its signature and its account', async () => {
  const receiver = await generateKeyPairSigner()
  const { rpc, rpcSubscriptions } = connect(cluster)
  const abort = new AbortController()
  const changes = await rpcSubscriptions
    .accountNotifications(receiver.address, { encoding: 'base64' })
    .subscribe({ abortSignal: abort.signal })
  const change = changes[Symbol.asyncIterator]().next()
  const signed = await sign(cluster, payer, [transfer(payer, receiver, sol)])
  assertIsTransactionWithBlockhashLifetime(signed)
  await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(signed, {
    commitment: 'confirmed',
  })
  const signature = getSignatureFromTransaction(signed)

  expect((await change).value.value.lamports).toBe(sol)
  abort.abort()
  expect((await rpc.getBalance(receiver.address).send()).value).toBe(sol)
  const [status] = (await rpc.getSignatureStatuses([signature]).send()).value
  expect(status).toMatchObject({ confirmationStatus: 'finalized', err: null })
  const listed = await rpc.getSignaturesForAddress(receiver.address).send()
  expect(listed.map((entry) => entry.signature)).toEqual([signature])
  const config = { encoding: 'base64', maxSupportedTransactionVersion: 0 } as const
  const kept = await rpc.getTransaction(signature, config).send()
  expect(kept?.transaction[0]).toBe(getBase64EncodedWireTransaction(signed))
  expect(kept?.meta?.fee).toBe(5_000n)
})

test('signatures come in pages, newest first, before one and back to another; an unknown one ends nothing', async () => {
  const receiver = await generateKeyPairSigner()
  const { rpc } = connect(cluster)
  const sent: string[] = []
  for (const amount of [sol / 10n, sol / 9n, sol / 8n, sol / 7n]) {
    const signed = await sign(cluster, payer, [transfer(payer, receiver, amount)])
    const text = getBase64EncodedWireTransaction(signed)
    sent.unshift(await rpc.sendTransaction(text, { encoding: 'base64' }).send())
  }
  const list = async (config: object) =>
    (await rpc.getSignaturesForAddress(receiver.address, config).send()).map((one) => one.signature)
  const [newest, third, second, oldest] = sent
  expect(await list({})).toEqual(sent)
  expect(await list({ limit: 1 })).toEqual([newest])
  expect(await list({ before: newest, limit: 2 })).toEqual([third, second])
  expect(await list({ until: oldest })).toEqual([newest, third, second])
  expect(await list({ before: newest, until: second })).toEqual([third])
  const [other] = await rpc.getSignaturesForAddress(payer.address, { limit: 1000 }).send()
  const unknown = '1'.repeat(64)
  expect(other?.signature).toBe(newest)
  expect(await list({ before: unknown })).toEqual([])
  expect(await list({ until: unknown })).toEqual(sent)
  await expect(list({ minContextSlot: 2n ** 40n })).rejects.toThrow()
  await expect(list({ limit: 1_001 })).rejects.toThrow()
})

test('a transaction that is larger than a packet is refused, though the machine would run it', async () => {
  const { address } = await generateKeyPairSigner()
  const large = { programAddress: address, accounts: [], data: new Uint8Array(1_300) }
  const signed = await sign(cluster, payer, [large])
  const text = getBase64EncodedWireTransaction(signed)
  await expect(
    callRpc(cluster.rpcUrl, 'sendTransaction', [text, { encoding: 'base64' }]),
  ).rejects.toThrow(/too large: 1\d{3} bytes \(max: encoded\/raw 1644\/1232\)/)
})

test('a blockhash is good for 150 blocks and expires with the 151st', async () => {
  const own = await startCluster({ slotMilliseconds: 3_600_000 })
  try {
    const signer = await createFunded(own)
    const receiver = await generateKeyPairSigner()
    const early = await sign(own, signer, [transfer(signer, receiver, sol)])
    const late = await sign(own, signer, [transfer(signer, receiver, 2n * sol)])
    const at = connect(own).rpc
    await callRpc(own.rpcUrl, 'slipway_skipBlocks', [150])
    await at.sendTransaction(getBase64EncodedWireTransaction(early), { encoding: 'base64' }).send()
    await callRpc(own.rpcUrl, 'slipway_skipBlocks', [1])
    const refused = await at
      .sendTransaction(getBase64EncodedWireTransaction(late), { encoding: 'base64' })
      .send()
      .catch((error: unknown) => error)
    const preflight = SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
    expect(isSolanaError(refused, preflight)).toBe(true)
    const { cause } = refused as Error
    expect(isSolanaError(cause, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND)).toBe(true)
    expect((await at.getBalance(receiver.address).send()).value).toBe(sol)
  } finally {
    await own.stop()
  }
})

test('a signature that is not the payer’s, and a transaction sent twice, are refused', async () => {
  const { rpc } = connect(cluster)
  const receiver = await generateKeyPairSigner()
  const signed = await sign(cluster, payer, [transfer(payer, receiver, sol / 10n)])
  const forged = { ...signed.signatures, [payer.address]: new Uint8Array(64).fill(7) }
  const send = (transaction: typeof signed) =>
    rpc.sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64' }).send()
  await expect(send({ ...signed, signatures: forged as never })).rejects.toThrow(/signature/i)
  await send(signed)
  await expect(send(signed)).rejects.toThrow()
  expect((await rpc.getBalance(receiver.address).send()).value).toBe(sol / 10n)
})

test('a transaction is told with what its accounts had before and after', async () => {
  const { rpc } = connect(cluster)
  const receiver = await generateKeyPairSigner()
  const signed = await sign(cluster, payer, [transfer(payer, receiver, sol / 10n)])
  const [before, to] = [await rpc.getBalance(payer.address).send(), sol / 10n]
  await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
  const told = await rpc
    .getTransaction(getSignatureFromTransaction(signed), { encoding: 'base64' })
    .send()
  const { fee = 0n, preBalances = [], postBalances = [] } = told?.meta ?? {}
  expect(preBalances.slice(0, 2)).toEqual([before.value, 0n])
  expect(postBalances.slice(0, 2)).toEqual([before.value - to - BigInt(fee), to])
})

test('a failed transaction that skips the trial is kept with its reason', async () => {
  const { rpc } = connect(cluster)
  const receiver = await generateKeyPairSigner()
  const signed = await sign(cluster, payer, [transfer(payer, receiver, 1_000n * sol)])
  const config = { encoding: 'base64', skipPreflight: true } as const
  await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), config).send()
  const [status] = (await rpc.getSignatureStatuses([getSignatureFromTransaction(signed)]).send())
    .value
  expect(status?.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })
})

test('the clock stands where this machine’s does, and goes ahead when asked to', async () => {
  const before = await callRpc<number>(cluster.rpcUrl, 'getBlockTime', [0])
  expect(before).toBeGreaterThan(1_700_000_000)
  const after = await callRpc<number>(cluster.rpcUrl, 'slipway_increaseTime', [86_400])
  expect(after - before).toBeGreaterThanOrEqual(86_400)
})

test('balances, transactions and usable blockhashes outlive a stop', async () => {
  const statePath = join(folder, 'solana', 'cluster.gz')
  const first = await startCluster({ statePath })
  const signer = await createFunded(first)
  const receiver = await generateKeyPairSigner()
  const signed = await sign(first, signer, [transfer(signer, receiver, sol)])
  const { rpc } = connect(first)
  const earlier = await rpc
    .sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' })
    .send()
  const waiting = await sign(first, signer, [transfer(signer, receiver, 2n * sol)])
  await first.stop()
  const second = await startCluster({ statePath })
  try {
    const again = connect(second).rpc
    expect((await again.getBalance(receiver.address).send()).value).toBe(sol)
    expect((await again.getSignatureStatuses([earlier]).send()).value[0]).not.toBeNull()
    await again
      .sendTransaction(getBase64EncodedWireTransaction(waiting), { encoding: 'base64' })
      .send()
    expect((await again.getBalance(receiver.address).send()).value).toBe(3n * sol)
  } finally {
    await second.stop()
  }
})

test('a file that is no cluster is named, with what to do', async () => {
  const statePath = join(folder, 'broken.gz')
  writeFileSync(statePath, 'not a cluster')
  await expect(startCluster({ statePath })).rejects.toThrow(ClusterFileError)
  await expect(startCluster({ statePath })).rejects.toThrow('--fresh')
})

const health = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getHealth' })
const askFrom = (origin?: string) =>
  fetch(cluster.rpcUrl, { method: 'POST', body: health, headers: { ...(origin && { origin }) } })

test('pages of other machines get neither answers nor sockets', async () => {
  expect((await askFrom('https://evil.example')).status).toBe(403)
  const own = await askFrom('http://localhost:5173')
  expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  expect(await own.json()).toMatchObject({ result: 'ok' })
  const refused = new WebSocket(cluster.wsUrl, { origin: 'https://evil.example' })
  const [error] = await once(refused, 'error')
  expect(String(error)).toContain('401')
})

test('a message that is no request ends its socket, and the cluster goes on', async () => {
  for (const message of ['{', 'null', '1']) {
    const socket = new WebSocket(cluster.wsUrl)
    await once(socket, 'open')
    socket.send(message)
    expect((await once(socket, 'close'))[0]).toBe(1_007)
  }
  expect((await askFrom()).status).toBe(200)
})

test('the platform’s programs are there, where the SDK looks for them', async () => {
  const { rpc } = connect(cluster)
  const locker = getSolanaPrograms(902)?.locker ?? address('11111111111111111111111111111111')
  const { value } = await rpc.getAccountInfo(locker, { encoding: 'base64' }).send()
  expect(value).toMatchObject({
    executable: true,
    owner: 'BPFLoaderUpgradeab1e11111111111111111111111',
  })
})
