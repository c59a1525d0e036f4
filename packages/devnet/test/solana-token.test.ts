import { callRpc } from '@slipway/deployer/node/call-rpc'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { buildTokenDeployment } from '@slipway/sdk/solana/build-token-deployment'
import type { SolanaTransactionRequest } from '@slipway/sdk/solana/compose-message'
import { followTransaction } from '@slipway/sdk/solana/follow-transaction'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { getCreatedTokens } from '@slipway/sdk/solana/get-created-tokens'
import { getCreatorReference } from '@slipway/sdk/solana/get-creator-reference'
import { getDeploymentRent } from '@slipway/sdk/solana/get-deployment-rent'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { rehearseTransaction } from '@slipway/sdk/solana/rehearse-transaction'
import { requestTestSol, testLamports } from '@slipway/sdk/solana/request-test-sol'
import { type SentTransaction, sendTransaction } from '@slipway/sdk/solana/send-transaction'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type { SolanaTokenDraft } from '@slipway/sdk/solana/solana-token-draft'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import {
  AccountRole,
  generateKeyPairSigner,
  getBase64Encoder,
  type Instruction,
  type KeyPairSigner,
  type TransactionModifyingSigner,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { fetchMint, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningCluster, startCluster } from '../src/solana/start-cluster.ts'

const packetBytes = 1_232

const draft: SolanaTokenDraft = {
  name: 'Tidewater',
  symbol: 'TIDE',
  uri: 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
  decimals: 9,
  totalSupply: 1_000_000_000n * 10n ** 9n,
  transferFeeBps: 0,
  mintable: true,
  freezable: true,
}
const taxed: SolanaTokenDraft = {
  ...draft,
  transferFeeBps: 300,
  mintable: false,
  freezable: false,
}
let cluster: RunningCluster
let rpc: SolanaRpc
let creator: KeyPairSigner

beforeAll(async () => {
  cluster = await startCluster()
  rpc = createSolanaClient(cluster.rpcUrl)
})
afterAll(() => cluster.stop())

const getRent = (bytes: number) => rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send()
const follow = (sent: SentTransaction, signal = AbortSignal.timeout(20_000)) =>
  followTransaction(rpc, sent, systemFlowClock, signal)

async function createFunded(): Promise<KeyPairSigner> {
  const signer = await generateKeyPairSigner()
  await requestTestSol(rpc, signer.address)
  return signer
}

async function requestOf(chosen: SolanaTokenDraft, payer: KeyPairSigner) {
  const mint = await generateMint(payer.address)
  const instructions = await buildTokenDeployment({ draft: chosen, creator: payer, mint, getRent })
  return { mint: mint.address, request: { payer, instructions } satisfies SolanaTransactionRequest }
}

async function send(request: SolanaTransactionRequest): Promise<SentTransaction> {
  const sent = await sendTransaction(rpc, request, () => undefined)
  await follow(sent)
  return sent
}

async function depositOf(chosen: SolanaTokenDraft) {
  const { mintLamports, accountLamports } = await getDeploymentRent(chosen, getRent)
  return mintLamports + accountLamports
}

async function getCost({ signature }: SentTransaction) {
  const config = { encoding: 'base64', maxSupportedTransactionVersion: 0 } as const
  const kept = await rpc.getTransaction(signature, config).send()
  const bytes = getBase64Encoder().encode(kept?.transaction[0] ?? '').length
  return { bytes, units: Number(kept?.meta?.computeUnitsConsumed) }
}

test.each([
  { what: 'no tax', chosen: draft, cost: { bytes: 723, units: 25_326 } },
  {
    what: 'a tax of 3 %, neither mintable nor freezable',
    chosen: taxed,
    cost: { bytes: 749, units: 28_892 },
  },
])(
  'a token with $what is created in one transaction, which its creator’s key finds',
  async ({ chosen, cost }) => {
    creator = await createFunded()
    const { mint, request } = await requestOf(chosen, creator)
    const deposit = await depositOf(chosen)
    const rehearsal = await rehearseTransaction(rpc, request, deposit)
    expect(rehearsal).toEqual({
      feeLamports: 10_000n,
      balanceLamports: testLamports,
      failure: undefined,
    })
    const sent = await send(request)
    const { tokens, next } = await getCreatedTokens(rpc, creator.address)
    const { name, symbol, uri, decimals, totalSupply, transferFeeBps } = chosen
    expect(tokens).toEqual([
      {
        address: mint,
        ...{ name, symbol, uri, decimals, totalSupply, transferFeeBps },
        nextTransferFee: undefined,
        program: TOKEN_2022_PROGRAM_ADDRESS,
        maximumFee: 2n ** 64n - 1n,
        nextMaximumFee: solanaTokenLimits.unboundedFee,
        isTaxed: transferFeeBps > 0,
        rights: {
          ...(chosen.mintable && { mint: creator.address }),
          ...(chosen.freezable && { freeze: creator.address }),
          metadata: creator.address,
          'metadata-place': creator.address,
          ...(transferFeeBps > 0 && { 'tax-collection': creator.address }),
        },
        traits: [],
        extensions: expect.any(Array),
        createdAt: expect.any(Number),
      },
    ])
    expect(next).toBeUndefined()
    // What was announced is what was taken, to the lamport.
    const { value: left } = await rpc.getBalance(creator.address).send()
    expect(testLamports - left).toBe(deposit + (rehearsal.feeLamports ?? 0n))
    const { bytes, units } = await getCost(sent)
    expect(bytes).toBe(cost.bytes)
    // What the program computes from the addresses, which are new ones each time, takes a few units more or less.
    expect(Math.abs(units - cost.units)).toBeLessThan(100)
  },
)

test('nobody can ever change a tax, and its creator may collect it', async () => {
  const { tokens } = await getCreatedTokens(rpc, creator.address)
  const { data } = await fetchMint(rpc, tokens[0]?.address as never)
  const extensions = data.extensions.__option === 'Some' ? data.extensions.value : []
  const fee = extensions.find(({ __kind }) => __kind === 'TransferFeeConfig')
  expect(fee).toMatchObject({
    transferFeeConfigAuthority: '11111111111111111111111111111111',
    withdrawWithheldAuthority: creator.address,
  })
})

test('the largest creation fits into one packet', async () => {
  const { nameMaxBytes, symbolMaxBytes, uriMaxBytes } = solanaTokenLimits
  const largest = {
    ...taxed,
    name: 'n'.repeat(nameMaxBytes),
    symbol: 's'.repeat(symbolMaxBytes),
    uri: `ipfs://${'u'.repeat(uriMaxBytes - 7)}`,
  }
  const payer = await createFunded()
  const { request } = await requestOf(largest, payer)
  const sent = await send(request)
  expect((await getCost(sent)).bytes).toBeLessThanOrEqual(packetBytes)
})

test('a stranger who names a creator’s key puts no token into the creator’s list', async () => {
  const stranger = await createFunded()
  const { request } = await requestOf(draft, stranger)
  const reference = {
    address: await getCreatorReference(creator.address),
    role: AccountRole.READONLY,
  }
  const instructions = request.instructions.map((instruction, at) =>
    at === request.instructions.length - 1
      ? { ...instruction, accounts: [...(instruction.accounts ?? []), reference] }
      : instruction,
  ) as Instruction[]
  const earlier = await getCreatedTokens(rpc, creator.address)
  await send({ payer: stranger, instructions })
  const entries = await rpc.getSignaturesForAddress(reference.address).send()
  expect(entries.length).toBe(earlier.tokens.length + 1)
  const { tokens, next } = await getCreatedTokens(rpc, creator.address)
  expect({ tokens, next }).toEqual({ tokens: earlier.tokens, next: earlier.next })
})

/** What a person is told of an act that fails. */
const failureOf = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (error: unknown) => recogniseSolanaFailure(error),
  )

test('a payer with too little is told how much is missing, before anything is signed', async () => {
  const poor = await generateKeyPairSigner()
  const { request } = await requestOf(draft, poor)
  const deposit = await depositOf(draft)
  expect((await rehearseTransaction(rpc, request, deposit)).failure).toEqual({
    kind: 'insufficient',
    neededLamports: deposit + 10_000n,
    balanceLamports: 0n,
  })
})

test('a program’s no is found by the rehearsal, with its number and its place', async () => {
  const payer = await createFunded()
  const receiver = await generateKeyPairSigner()
  const transfer = getTransferSolInstruction({
    source: payer,
    destination: receiver.address,
    amount: 2n * testLamports,
  })
  const request = { payer, instructions: [transfer] }
  const refused = { kind: 'refused', reason: 1, instruction: 0 }
  expect((await rehearseTransaction(rpc, request, 0n)).failure).toEqual(refused)
  expect(await failureOf(sendTransaction(rpc, request, () => undefined))).toEqual(refused)
})

test('what no packet holds is refused before anything is signed', async () => {
  const payer = await createFunded()
  const { address: programAddress } = await generateKeyPairSigner()
  const large = { programAddress, accounts: [], data: new Uint8Array(1_300) }
  const request = { payer, instructions: [large] }
  expect((await rehearseTransaction(rpc, request, 0n)).failure).toEqual({ kind: 'too-large' })
})

test('a wallet’s no, and an answer that comes too late, are told apart', async () => {
  const payer = await createFunded()
  const answer = (
    modifyAndSignTransactions: TransactionModifyingSigner['modifyAndSignTransactions'],
  ) => ({ address: payer.address, modifyAndSignTransactions }) as const
  const rejecting = answer(() => Promise.reject(new Error('User rejected the request.')))
  const requestFor = (signer: TransactionModifyingSigner) => ({ payer: signer, instructions: [] })
  expect(await failureOf(sendTransaction(rpc, requestFor(rejecting), () => undefined))).toEqual({
    kind: 'rejected',
  })
  const slow = answer(async (transactions) => {
    await callRpc(cluster.rpcUrl, 'slipway_skipBlocks', [152])
    const signatures = await payer.signTransactions(transactions as never)
    return transactions.map((transaction, at) => ({
      ...transaction,
      signatures: { ...transaction.signatures, ...signatures[at] },
    })) as never
  })
  expect(await failureOf(sendTransaction(rpc, requestFor(slow), () => undefined))).toEqual({
    kind: 'expired',
  })
})

test('what never came into a block is given up once its blockhash is too old', async () => {
  const height = await rpc.getBlockHeight().send()
  const lost = { signature: '1'.repeat(64) as never, lastValidBlockHeight: height + 1n }
  await callRpc(cluster.rpcUrl, 'slipway_skipBlocks', [40])
  expect(await failureOf(follow(lost))).toEqual({ kind: 'expired' })
})

test('a node that is gone is told as that', async () => {
  const nowhere = createSolanaClient('http://127.0.0.1:9')
  expect(await failureOf(nowhere.getBalance(creator.address).send())).toEqual({
    kind: 'unreachable',
  })
})
