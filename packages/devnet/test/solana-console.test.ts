import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { buildTaxCollection } from '@slipway/sdk/solana/build-tax-collection'
import { buildTokenAction, type TokenAction } from '@slipway/sdk/solana/build-token-action'
import { buildTokenDeployment } from '@slipway/sdk/solana/build-token-deployment'
import { followTransaction } from '@slipway/sdk/solana/follow-transaction'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { getAccountDeposit } from '@slipway/sdk/solana/get-account-deposit'
import { getMetadataDeposit } from '@slipway/sdk/solana/get-metadata-deposit'
import { getSolanaTokens, type SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { getTaxBalance } from '@slipway/sdk/solana/get-tax-balance'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { rehearseTransaction } from '@slipway/sdk/solana/rehearse-transaction'
import { requestTestSol } from '@slipway/sdk/solana/request-test-sol'
import { sendTransaction } from '@slipway/sdk/solana/send-transaction'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type { SolanaTokenDraft } from '@slipway/sdk/solana/solana-token-draft'
import type { TokenRight } from '@slipway/sdk/solana/token-rights'
import {
  type Address,
  type EncodedAccount,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getBase64Decoder,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system'
import {
  AccountState,
  type ExtensionArgs,
  extension,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getHarvestWithheldTokensToMintInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getPreInitializeInstructionsForMintExtensions,
  getTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningCluster, startCluster } from '../src/solana/start-cluster.ts'

const open: SolanaTokenDraft = {
  name: 'Tidewater',
  symbol: 'TIDE',
  uri: 'ipfs://short',
  decimals: 2,
  totalSupply: 100_000n,
  transferFeeBps: 0,
  mintable: true,
  freezable: true,
}
const taxed: SolanaTokenDraft = { ...open, transferFeeBps: 300, mintable: false, freezable: false }
let cluster: RunningCluster
let rpc: SolanaRpc
let creator: KeyPairSigner
let holder: KeyPairSigner

beforeAll(async () => {
  cluster = await startCluster()
  rpc = createSolanaClient(cluster.rpcUrl)
  creator = await createFunded()
  holder = await createFunded()
})
afterAll(() => cluster.stop())

async function createFunded(): Promise<KeyPairSigner> {
  const signer = await generateKeyPairSigner()
  await requestTestSol(rpc, signer.address)
  return signer
}

async function send(payer: KeyPairSigner, instructions: readonly Instruction[]): Promise<void> {
  const sent = await sendTransaction(rpc, { payer, instructions }, () => undefined)
  await followTransaction(rpc, sent, systemFlowClock, AbortSignal.timeout(20_000))
}

const getRent = (bytes: number) => rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send()
const read = async (mint: Address) => (await getSolanaTokens(rpc, [mint]))[0] as SolanaToken
const accountOf = (mint: Address, owner: Address) => ({
  owner,
  mint,
  tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
})
const addressOf = async (mint: Address, owner: Address) =>
  (await findAssociatedTokenPda(accountOf(mint, owner)))[0]
const balanceOf = async (mint: Address, owner: Address) =>
  (await getTokenAccounts(rpc, mint, owner)).reduce((sum, { amount }) => sum + amount, 0n)

async function create(draft: SolanaTokenDraft): Promise<SolanaToken> {
  const mint = await generateMint(creator.address)
  await send(creator, await buildTokenDeployment({ draft, creator, mint, getRent }))
  return await read(mint.address)
}

async function transfer(mint: Address, to: KeyPairSigner, amount: bigint): Promise<void> {
  const destination = await addressOf(mint, to.address)
  await send(creator, [
    getCreateAssociatedTokenIdempotentInstruction({
      payer: creator,
      ata: destination,
      ...accountOf(mint, to.address),
    }),
    getTransferCheckedInstruction({
      source: await addressOf(mint, creator.address),
      ...{ mint, destination, amount, decimals: open.decimals },
      authority: creator,
    }),
  ])
}

const act = async (token: SolanaToken, action: TokenAction, signer = creator) =>
  await send(signer, await buildTokenAction(token, signer, action))

/** What a rehearsal says of an action. */
const failureOf = async (token: SolanaToken, action: TokenAction, signer = creator) =>
  (
    await rehearseTransaction(
      rpc,
      { payer: signer, instructions: await buildTokenAction(token, signer, action) },
      0n,
    )
  ).failure
const refused = { kind: 'refused' }

test('more is minted to whoever is named, with the deposit for their account, by the right’s holder alone', async () => {
  const token = await create(open)
  const { address: recipient } = await generateKeyPairSigner()
  const minting = { kind: 'mint', recipient, amount: 777n } as const
  expect(await failureOf(token, minting, holder)).toMatchObject(refused)
  const deposit = await getAccountDeposit(rpc, token, recipient)
  const { value: before } = await rpc.getBalance(creator.address).send()
  await act(token, minting)
  const { value: after } = await rpc.getBalance(creator.address).send()
  // One signature's fee.
  expect(before - after).toBe(deposit + 5_000n)
  expect(await balanceOf(token.address, recipient)).toBe(777n)
  expect((await read(token.address)).totalSupply).toBe(open.totalSupply + 777n)
  expect(await getAccountDeposit(rpc, token, recipient)).toBe(0n)
})

test('a holder burns their own tokens, and nobody else’s', async () => {
  const token = await create(open)
  await transfer(token.address, holder, 500n)
  const account = await addressOf(token.address, holder.address)
  const burning = { kind: 'burn', account, amount: 200n } as const
  expect(await failureOf(token, burning, creator)).toMatchObject(refused)
  await act(token, burning, holder)
  expect(await balanceOf(token.address, holder.address)).toBe(300n)
  expect((await read(token.address)).totalSupply).toBe(open.totalSupply - 200n)
})

test('every account of a holder is frozen and thawed, by the right’s holder alone', async () => {
  const token = await create(open)
  await transfer(token.address, holder, 500n)
  const accounts = (await getTokenAccounts(rpc, token.address, holder.address)).map(
    ({ address }) => address,
  )
  const burning = { kind: 'burn', account: accounts[0] as Address, amount: 1n } as const
  expect(await failureOf(token, { kind: 'freeze', accounts }, holder)).toMatchObject(refused)
  await act(token, { kind: 'freeze', accounts })
  expect(await getTokenAccounts(rpc, token.address, holder.address)).toMatchObject([
    { isFrozen: true, amount: 500n },
  ])
  expect(await failureOf(token, burning, holder)).toMatchObject(refused)
  await act(token, { kind: 'thaw', accounts })
  await act(token, burning, holder)
})

test.each([
  { what: 'longer', texts: { name: 'Tidewater of the North', symbol: 'TIDEN', uri: open.uri } },
  { what: 'shorter', texts: { name: 'Ebb', symbol: 'EBB', uri: '' } },
  {
    what: 'both, by turns',
    texts: { name: 'T', symbol: 'TIDEWATER', uri: `ipfs://${'u'.repeat(60)}` },
  },
])(
  '$what texts take the place of the old ones, for the deposit that was announced',
  async ({ texts }) => {
    const token = await create({ ...open, name: 'Tidewater', uri: `ipfs://${'x'.repeat(30)}` })
    const depositLamports = await getMetadataDeposit(rpc, token, texts)
    const change = { kind: 'metadata', texts, depositLamports } as const
    expect(await failureOf(token, change, holder)).toMatchObject(refused)
    const { value: before } = await rpc.getBalance(creator.address).send()
    await act(token, change)
    const { value: after } = await rpc.getBalance(creator.address).send()
    expect(before - after).toBe(depositLamports + 5_000n)
    expect(await read(token.address)).toMatchObject(texts)
  },
)

test('each right is given up for good, and the others stay', async () => {
  const token = await create(open)
  const { address: recipient } = creator
  const all: TokenRight[] = ['mint', 'freeze', 'metadata', 'metadata-place']
  expect(Object.keys(token.rights)).toEqual(all)
  for (const right of all) {
    const before = await read(token.address)
    await act(before, { kind: 'give-up', rights: [right] })
    const { [right]: gone, ...others } = before.rights
    expect(gone).toBe(creator.address)
    expect((await read(token.address)).rights).toEqual(others)
  }
  expect(await failureOf(token, { kind: 'mint', recipient, amount: 1n })).toMatchObject(refused)
  const texts = { ...open, name: 'Other' }
  const change = { kind: 'metadata', texts, depositLamports: 0n as never } as const
  expect(await failureOf(token, change)).toMatchObject(refused)
})

test('several rights are given up in one transaction', async () => {
  const token = await create(taxed)
  expect(token.rights).toEqual({
    metadata: creator.address,
    'metadata-place': creator.address,
    'tax-collection': creator.address,
  })
  await act(token, {
    kind: 'give-up',
    rights: ['metadata', 'metadata-place', 'tax-collection'],
  })
  expect((await read(token.address)).rights).toEqual({})
})

test('withheld tax is found wherever it lies, and collected by its creator alone', async () => {
  const { address: mint } = await create(taxed)
  expect(await getTaxBalance(rpc, mint)).toEqual({
    total: 0n,
    sources: [],
    collector: creator.address,
  })
  await transfer(mint, holder, 1_000n)
  const balance = await getTaxBalance(rpc, mint)
  const theirs = await addressOf(mint, holder.address)
  expect(balance).toMatchObject({ total: 30n, sources: [{ address: theirs, withheld: 30n }] })
  const stolen = { payer: holder, instructions: await buildTaxCollection(mint, holder, balance) }
  expect((await rehearseTransaction(rpc, stolen, 0n)).failure).toMatchObject(refused)
  // Anybody may gather it on the mint, where it waits for its creator as well.
  await send(holder, [getHarvestWithheldTokensToMintInstruction({ mint, sources: [theirs] })])
  await transfer(mint, holder, 2_000n)
  const both = await getTaxBalance(rpc, mint)
  expect(both).toMatchObject({ total: 90n, sources: [{ address: theirs, withheld: 60n }] })
  await send(creator, await buildTaxCollection(mint, creator, both))
  expect((await getTaxBalance(rpc, mint)).total).toBe(0n)
  expect(await balanceOf(mint, creator.address)).toBe(taxed.totalSupply - 3_000n + 90n)
})

/** A node that has one account, and asks the cluster for the rest. */
const answering = ({ data, lamports, programAddress }: EncodedAccount): SolanaRpc =>
  new Proxy(rpc, {
    get: (real, name) =>
      name === 'getMultipleAccounts'
        ? () => ({
            send: async () => ({
              context: { slot: 1n },
              value: [
                {
                  data: [getBase64Decoder().decode(data), 'base64'],
                  executable: false,
                  lamports,
                  owner: programAddress,
                  space: BigInt(data.length),
                },
              ],
            }),
          })
        : Reflect.get(real, name),
  })

/** A token of another maker, with everything that a token can do to its holders. */
async function createHostile(): Promise<Address> {
  const mint = await generateKeyPairSigner()
  const { address: authority } = creator
  const fee = { epoch: 0n, maximumFee: 500n, transferFeeBasisPoints: 100 }
  const extensions: ExtensionArgs[] = [
    extension('TransferFeeConfig', {
      transferFeeConfigAuthority: authority,
      withdrawWithheldAuthority: holder.address,
      withheldAmount: 0n,
      newerTransferFee: fee,
      olderTransferFee: fee,
    }),
    extension('MintCloseAuthority', { closeAuthority: authority }),
    extension('DefaultAccountState', { state: AccountState.Frozen }),
    extension('PermanentDelegate', { delegate: authority }),
    extension('TransferHook', { authority, programId: holder.address }),
    extension('PausableConfig', { authority, paused: false }),
    extension('MetadataPointer', { authority: null, metadataAddress: holder.address }),
    extension('GroupPointer', { authority, groupAddress: null }),
  ]
  const space = getMintSize(extensions)
  await send(creator, [
    getCreateAccountInstruction({
      payer: creator,
      newAccount: mint,
      lamports: await getRent(space),
      space,
      programAddress: TOKEN_2022_PROGRAM_ADDRESS,
    }),
    ...getPreInitializeInstructionsForMintExtensions(mint.address, extensions),
    getInitializeMint2Instruction({
      mint: mint.address,
      decimals: 2,
      mintAuthority: authority,
      freezeAuthority: authority,
    }),
  ])
  return mint.address
}

test('everything that a foreign token can do to its holders is read, and a change of its tax with its epoch', async () => {
  const mint = await createHostile()
  const token = await read(mint)
  const { address: maker } = creator
  expect(token.rights).toEqual({
    ...{ mint: maker, freeze: maker, tax: maker, 'tax-collection': holder.address },
    ...{ 'move-all': maker, hook: maker, pause: maker, close: maker, 'group-place': maker },
  })
  expect(token.traits).toEqual(['transfer-hook', 'starts-frozen', 'metadata-elsewhere'])
  expect(token).toMatchObject({ transferFeeBps: 100, nextTransferFee: undefined, isTaxed: true })
  expect(token.maximumFee).toBe(500n)
  expect(await failureOf(token, { kind: 'tax', bps: 2_500 }, holder)).toMatchObject(refused)
  await act(token, { kind: 'tax', bps: 2_500 })
  const { epoch } = await rpc.getEpochInfo().send()
  expect(await read(mint)).toMatchObject({
    transferFeeBps: 100,
    nextTransferFee: { bps: 2_500, epoch: epoch + 2n },
    // A cap stays with every change of the rate.
    maximumFee: 500n,
  })
  // An account of it has what the program asks for, and costs what is announced.
  const deposit = await getAccountDeposit(rpc, token, maker)
  const account = await addressOf(mint, maker)
  await send(creator, [
    getCreateAssociatedTokenIdempotentInstruction({
      payer: creator,
      ata: account,
      ...accountOf(mint, maker),
    }),
  ])
  expect((await rpc.getBalance(account).send()).value).toBe(deposit)
})

test('money that somebody sent to an account before it was opened lowers its deposit', async () => {
  const token = await create(open)
  const { address: recipient } = await generateKeyPairSigner()
  const full = await getAccountDeposit(rpc, token, recipient)
  const destination = await addressOf(token.address, recipient)
  await send(creator, [
    getTransferSolInstruction({ source: creator, destination, amount: 900_000n }),
  ])
  expect(await getAccountDeposit(rpc, token, recipient)).toBe(full - 900_000n)
  const { value: before } = await rpc.getBalance(creator.address).send()
  await act(token, { kind: 'mint', recipient, amount: 1n })
  const { value: after } = await rpc.getBalance(creator.address).send()
  expect(before - after).toBe(full - 900_000n + 5_000n)
})

test('a token with an extension that is newer than this release is read by what all have', async () => {
  const token = await create(open)
  const account = await fetchEncodedAccount(rpc, token.address)
  if (!account.exists) throw new Error('The token is not there.')
  const data = new Uint8Array(account.data)
  // The kind of the first extension stands behind the mark of a mint.
  data.set([0xff, 0x03], 166)
  const read = await getSolanaTokens(answering({ ...account, data }), [token.address])
  expect(read).toMatchObject([
    { decimals: 2, rights: { mint: creator.address }, traits: ['unknown'] },
  ])
})

test('an account that holds a token is no token itself', async () => {
  const token = await create(open)
  const account = await addressOf(token.address, creator.address)
  expect(await getSolanaTokens(rpc, [account])).toEqual([])
})
