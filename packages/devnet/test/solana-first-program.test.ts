import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { buildTokenAction, type TokenAction } from '@slipway/sdk/solana/build-token-action'
import { followTransaction } from '@slipway/sdk/solana/follow-transaction'
import { getAccountDeposit } from '@slipway/sdk/solana/get-account-deposit'
import { getSolanaTokens, type SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { findMetaplexAddress } from '@slipway/sdk/solana/metaplex/find-metaplex-address'
import { hasMetaplex } from '@slipway/sdk/solana/metaplex/has-metaplex'
import { rehearseTransaction } from '@slipway/sdk/solana/rehearse-transaction'
import { requestTestSol } from '@slipway/sdk/solana/request-test-sol'
import { sendTransaction } from '@slipway/sdk/solana/send-transaction'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import {
  type Address,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import { getInitializeMint2Instruction } from '@solana-program/token-2022'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningCluster, startCluster } from '../src/solana/start-cluster.ts'
import { firstTokenProgram } from './token-world.ts'

const decimals = 3
const mintBytes = 82n
let cluster: RunningCluster
let rpc: SolanaRpc
let maker: KeyPairSigner
let mint: Address

beforeAll(async () => {
  cluster = await startCluster()
  rpc = createSolanaClient(cluster.rpcUrl)
  maker = await generateKeyPairSigner()
  await requestTestSol(rpc, maker.address)
  mint = await createMint()
})
afterAll(() => cluster.stop())

async function send(instructions: readonly Instruction[]): Promise<void> {
  const sent = await sendTransaction(rpc, { payer: maker, instructions }, () => undefined)
  await followTransaction(rpc, sent, systemFlowClock, AbortSignal.timeout(20_000))
}

/** A mint of SPL Token, whose maker may mint and freeze. */
async function createMint(): Promise<Address> {
  const newAccount = await generateKeyPairSigner()
  const lamports = await rpc.getMinimumBalanceForRentExemption(mintBytes).send()
  await send([
    getCreateAccountInstruction({
      ...{ payer: maker, newAccount, lamports, space: mintBytes },
      programAddress: firstTokenProgram,
    }),
    getInitializeMint2Instruction(
      {
        ...{ mint: newAccount.address, decimals },
        ...{ mintAuthority: maker.address, freezeAuthority: maker.address },
      },
      { programAddress: firstTokenProgram },
    ),
  ])
  return newAccount.address
}

const read = async () => (await getSolanaTokens(rpc, [mint]))[0] as SolanaToken
const act = async (action: TokenAction) =>
  await send(await buildTokenAction(await read(), maker, action))
const accountOf = async (owner: Address) => (await getTokenAccounts(rpc, mint, owner))[0]

test('a mint of the first program is read with its rights, and without a name', async () => {
  expect(await read()).toMatchObject({
    ...{ address: mint, program: firstTokenProgram, name: '', symbol: '', decimals },
    ...{ metaplex: null, traits: [], rights: { mint: maker.address, freeze: maker.address } },
  })
})

test('more of it is minted for the deposit of a plain account, burned, frozen and thawed', async () => {
  const { address: recipient } = await generateKeyPairSigner()
  const deposit = await getAccountDeposit(rpc, await read(), recipient)
  await act({ kind: 'mint', recipient, amount: 5n })
  const theirs = await accountOf(recipient)
  if (!theirs) throw new Error('Nothing was minted.')
  expect(theirs.amount).toBe(5n)
  expect((await rpc.getBalance(theirs.address).send()).value).toBe(deposit)
  expect(await getAccountDeposit(rpc, await read(), recipient)).toBe(0n)

  await act({ kind: 'freeze', accounts: [theirs.address] })
  expect(await accountOf(recipient)).toMatchObject({ isFrozen: true })
  await act({ kind: 'thaw', accounts: [theirs.address] })
  expect(await accountOf(recipient)).toMatchObject({ isFrozen: false })

  await act({ kind: 'mint', recipient: maker.address, amount: 7n })
  const own = await accountOf(maker.address)
  if (!own) throw new Error('Nothing was minted.')
  await act({ kind: 'burn', account: own.address, amount: 3n })
  expect(await read()).toMatchObject({ totalSupply: 9n })
})

test('where the cluster has no Metaplex, it says so, and a rehearsal refuses what asks for it', async () => {
  expect(await hasMetaplex(rpc)).toBe(false)
  const token = await read()
  const texts = { name: 'Harbor', symbol: 'HBR', uri: '' }
  const instructions = await buildTokenAction(token, maker, { kind: 'metadata-create', texts })
  expect(instructions[0]?.accounts?.[0]?.address).toBe(await findMetaplexAddress(mint))
  const { failure } = await rehearseTransaction(rpc, { payer: maker, instructions }, 0n)
  expect(failure).toMatchObject({ kind: 'refused' })
})

test('its rights are given up for good', async () => {
  await act({ kind: 'give-up', rights: ['freeze'] })
  expect((await read()).rights).toEqual({ mint: maker.address })
  await act({ kind: 'give-up', rights: ['mint'] })
  expect((await read()).rights).toEqual({})
})
