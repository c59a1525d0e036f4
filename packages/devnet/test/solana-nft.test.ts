import { callRpc } from '@slipway/deployer/node/call-rpc'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { buildTokenAction } from '@slipway/sdk/solana/build-token-action'
import type { SolanaTransactionRequest } from '@slipway/sdk/solana/compose-message'
import { followTransaction } from '@slipway/sdk/solana/follow-transaction'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { getCreatedTokens } from '@slipway/sdk/solana/get-created-tokens'
import { getSolanaTokens } from '@slipway/sdk/solana/get-solana-token'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { buildCollection } from '@slipway/sdk/solana/nft/build-collection'
import { buildItem } from '@slipway/sdk/solana/nft/build-item'
import { getCollectionItems } from '@slipway/sdk/solana/nft/get-collection-items'
import { getItemHolder } from '@slipway/sdk/solana/nft/get-item-holder'
import { getNftRent } from '@slipway/sdk/solana/nft/get-nft-rent'
import {
  getSolanaNft,
  isFinal,
  isSingle,
  type SolanaCollection,
} from '@slipway/sdk/solana/nft/get-solana-nft'
import { nftFailures } from '@slipway/sdk/solana/nft/nft-failures'
import type { CollectionDraft } from '@slipway/sdk/solana/nft/read-collection-draft'
import type { TokenMetadataTexts } from '@slipway/sdk/solana/order-metadata-changes'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { rehearseTransaction } from '@slipway/sdk/solana/rehearse-transaction'
import { requestTestSol } from '@slipway/sdk/solana/request-test-sol'
import { sendTransaction } from '@slipway/sdk/solana/send-transaction'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import {
  AccountRole,
  type Address,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64Encoder,
  type Instruction,
  type KeyPairSigner,
  type Signature,
} from '@solana/kit'
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system'
import {
  AuthorityType,
  extension,
  getCloseAccountInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  getPostInitializeInstructionsForMintExtensions,
  getPreInitializeInstructionsForMintExtensions,
  getSetAuthorityInstruction,
  getUpdateTokenGroupMaxSizeInstruction,
  getUpdateTokenMetadataFieldInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningCluster, startCluster } from '../src/solana/start-cluster.ts'

const packetBytes = 1_232
const draft: CollectionDraft = {
  name: 'Lighthouses',
  symbol: 'LIGHT',
  uri: 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
  maxItems: 2n,
}
const texts: TokenMetadataTexts = { name: 'Lighthouse #1', symbol: draft.symbol, uri: draft.uri }
const { nameMaxBytes, symbolMaxBytes, uriMaxBytes } = solanaTokenLimits
const longest: TokenMetadataTexts = {
  name: 'n'.repeat(nameMaxBytes),
  symbol: 's'.repeat(symbolMaxBytes),
  uri: `ipfs://${'u'.repeat(uriMaxBytes - 7)}`,
}
let cluster: RunningCluster
let rpc: SolanaRpc
let creator: KeyPairSigner
let stranger: KeyPairSigner
let holder: Address
let mint: Address
let item: Address

const getRent = (bytes: number) => rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send()

async function createFunded(): Promise<KeyPairSigner> {
  const signer = await generateKeyPairSigner()
  await requestTestSol(rpc, signer.address)
  return signer
}

beforeAll(async () => {
  cluster = await startCluster()
  rpc = createSolanaClient(cluster.rpcUrl)
  ;[creator, stranger] = await Promise.all([createFunded(), createFunded()])
  holder = (await generateKeyPairSigner()).address
})
afterAll(() => cluster.stop())

async function send(request: SolanaTransactionRequest): Promise<Signature> {
  const sent = await sendTransaction(rpc, request, () => undefined)
  await followTransaction(rpc, sent, systemFlowClock, AbortSignal.timeout(20_000))
  return sent.signature
}

const failureOf = (payer: KeyPairSigner, instructions: readonly Instruction[]) =>
  send({ payer, instructions }).then(
    () => undefined,
    (error: unknown) => recogniseSolanaFailure(error),
  )

async function getCost(signature: Signature) {
  const config = { encoding: 'base64', maxSupportedTransactionVersion: 0 } as const
  const kept = await rpc.getTransaction(signature, config).send()
  const bytes = getBase64Encoder().encode(kept?.transaction[0] ?? '').length
  return { bytes, units: Number(kept?.meta?.computeUnitsConsumed) }
}

async function collectionRequest(chosen: CollectionDraft, payer = creator) {
  const signer = await generateMint(payer.address)
  const params = { draft: chosen, creator: payer, mint: signer, getRent }
  return { mint: signer.address, request: { payer, instructions: await buildCollection(params) } }
}

async function itemRequest(
  collection: Address,
  { payer = creator, chosen = texts }: { payer?: KeyPairSigner; chosen?: TokenMetadataTexts } = {},
) {
  const signer = await generateMint(holder)
  const params = { texts: chosen, creator: payer, mint: signer, recipient: holder, getRent }
  const instructions = await buildItem({ ...params, collection })
  return { mint: signer.address, request: { payer, instructions } }
}

async function readCollection(address = mint): Promise<SolanaCollection> {
  const nft = await getSolanaNft(rpc, address)
  if (nft?.kind !== 'collection') throw new Error(`${address} is no collection.`)
  return nft.collection
}

/** Sends what costs a payer exactly its deposits and the fee that were announced. */
async function sendAnnounced(kind: 'collection' | 'item', request: SolanaTransactionRequest) {
  const { mintLamports, accountLamports } = await getNftRent(
    kind,
    kind === 'collection' ? draft : texts,
    getRent,
  )
  const deposit = mintLamports + accountLamports
  const before = await rpc.getBalance(creator.address).send()
  const rehearsal = await rehearseTransaction(rpc, request, deposit)
  expect(rehearsal).toMatchObject({ feeLamports: 10_000n, failure: undefined })
  const cost = await getCost(await send(request))
  const after = await rpc.getBalance(creator.address).send()
  expect(before.value - after.value).toBe(deposit + 10_000n)
  return cost
}

test('a collection is created in one transaction for what was announced, and its creator’s key finds it', async () => {
  const made = await collectionRequest(draft)
  mint = made.mint
  const cost = await sendAnnounced('collection', made.request)
  expect(cost.bytes).toBe(826)
  expect(Math.abs(cost.units - 30_832)).toBeLessThan(100)
  const collection = await readCollection()
  expect(collection).toMatchObject({
    ...{ name: draft.name, symbol: draft.symbol, uri: draft.uri },
    group: { size: 0n, maxSize: 2n },
    // No right to mint the collection’s own token, to freeze it, to move it or to point elsewhere.
    rights: { group: creator.address, metadata: creator.address },
    traits: [],
  })
  expect(Object.keys(collection.rights)).toHaveLength(2)
  expect(isSingle(collection)).toBe(true)
  const { tokens } = await getCreatedTokens(rpc, creator.address, { kind: 'collections' })
  expect(tokens).toEqual([{ ...collection, createdAt: expect.any(Number) }])
  expect((await getCreatedTokens(rpc, creator.address)).tokens).toEqual([])
})

test('an item comes to its recipient in one transaction, single, whole, and nobody can change it', async () => {
  const made = await itemRequest(mint)
  item = made.mint
  const cost = await sendAnnounced('item', made.request)
  expect(cost.bytes).toBe(866)
  expect(Math.abs(cost.units - 35_994)).toBeLessThan(100)
  const nft = await getSolanaNft(rpc, item)
  const collection = await readCollection()
  expect(collection.group).toEqual({ size: 1n, maxSize: 2n })
  expect(nft).toMatchObject({
    kind: 'item',
    item: { ...texts, member: { group: mint, number: 1n }, rights: {}, traits: [] },
    collection,
  })
  expect(nft?.kind === 'item' && isSingle(nft.item)).toBe(true)
  const [account] = await getTokenAccounts(rpc, item, holder)
  expect(account).toMatchObject({ amount: 1n, isFrozen: false })
  expect(await getItemHolder(rpc, item)).toBe(holder)
  const { items, next } = await getCollectionItems(rpc, collection)
  expect(items.map(({ address }) => address)).toEqual([item])
  expect(next).toBeUndefined()
})

test('with the longest texts a collection and an item still fit into one packet', async () => {
  const collection = await collectionRequest({ ...longest, maxItems: 1_000_000n })
  const first = await getCost(await send(collection.request))
  const made = await itemRequest(collection.mint, { chosen: longest })
  const second = await getCost(await send(made.request))
  expect([first.bytes, second.bytes]).toEqual([987, 1_025])
  expect(Math.max(first.bytes, second.bytes)).toBeLessThanOrEqual(packetBytes)
})

test('nobody but the holder of the right mints into a collection', async () => {
  const { request } = await itemRequest(mint, { payer: stranger })
  expect(await failureOf(stranger, request.instructions)).toMatchObject({
    kind: 'refused',
    reason: nftFailures.notAuthority,
  })
  const wider = getUpdateTokenGroupMaxSizeInstruction({
    group: mint,
    updateAuthority: stranger,
    maxSize: 9n,
  })
  expect(await failureOf(stranger, [wider])).toMatchObject({ reason: nftFailures.notAuthority })
  expect((await readCollection()).group).toEqual({ size: 1n, maxSize: 2n })
})

test('nobody makes a second of an item or of a collection, or changes what an item says', async () => {
  const [account] = await getTokenAccounts(rpc, item, holder)
  const second = getMintToCheckedInstruction({
    ...{ mint: item, token: account?.address ?? item, mintAuthority: creator },
    ...{ amount: 1n, decimals: 0 },
  })
  const texts = getUpdateTokenMetadataFieldInstruction({
    ...{ metadata: item, updateAuthority: creator, value: 'Another' },
    field: { __kind: 'Name' },
  })
  const claim = getSetAuthorityInstruction({
    ...{ owned: mint, owner: creator, newAuthority: creator.address },
    authorityType: AuthorityType.MintTokens,
  })
  for (const instruction of [second, texts, claim])
    expect(await failureOf(creator, [instruction])).toMatchObject({ kind: 'refused' })
})

/** Puts an account of the token program where no transaction could have put it. */
async function forge(address: Address, data: Uint8Array): Promise<void> {
  const text = Buffer.from(data).toString('base64')
  await callRpc(cluster.rpcUrl, 'slipway_setAccount', [
    address,
    { data: text, lamports: 10_000_000, owner: TOKEN_2022_PROGRAM_ADDRESS },
  ])
}

async function dataOf(address: Address): Promise<Uint8Array> {
  const account = await fetchEncodedAccount(rpc, address)
  if (!account.exists) throw new Error(`${address} does not exist.`)
  return new Uint8Array(account.data)
}

/** Bytes of an item with another number: it stands last, behind the collection. */
async function renumber(data: Uint8Array, number: bigint): Promise<Uint8Array> {
  const at = Buffer.from(data).indexOf(Buffer.from(getAddressEncoder().encode(mint)))
  const changed = new Uint8Array(data)
  new DataView(changed.buffer).setBigUint64(at + 32, number, true)
  return changed
}

test('what names a collection that does not count it, or another mint, is no item of it', async () => {
  const { address } = await generateKeyPairSigner()
  await forge(address, await dataOf(item))
  expect(await getSolanaNft(rpc, address)).toBeUndefined()
  await forge(address, await dataOf(mint))
  expect(await getSolanaNft(rpc, address)).toBeUndefined()
  const genuine = await dataOf(item)
  for (const number of [0n, 2n]) {
    await forge(item, await renumber(genuine, number))
    expect(await getSolanaNft(rpc, item)).toMatchObject({ kind: 'item', collection: undefined })
    expect((await getCollectionItems(rpc, await readCollection())).items).toEqual([])
  }
  await forge(item, genuine)
  expect((await getCollectionItems(rpc, await readCollection())).items).toHaveLength(1)
})

test('who names a collection in a transaction puts nothing into its list', async () => {
  const foreign = await collectionRequest(draft, stranger)
  await send(foreign.request)
  const other = await itemRequest(foreign.mint, { payer: stranger })
  const named = { address: mint, role: AccountRole.READONLY }
  const instructions = other.request.instructions.map((instruction) => ({
    ...instruction,
    accounts: [...(instruction.accounts ?? []), named],
  }))
  await send({
    payer: stranger,
    instructions: [
      ...other.request.instructions.slice(0, -1),
      instructions.at(-1) as Instruction,
      getTransferSolInstruction({ source: stranger, destination: mint, amount: 1n }),
    ],
  })
  const { items } = await getCollectionItems(rpc, await readCollection())
  expect(items.map(({ address }) => address)).toEqual([item])
  const theirs = await getCollectionItems(rpc, await readCollection(foreign.mint))
  expect(theirs.items.map(({ address }) => address)).toEqual([other.mint])
})

test('a collection that is full takes no more, until its holder widens it', async () => {
  await send((await itemRequest(mint)).request)
  const third = await itemRequest(mint)
  const rehearsal = await rehearseTransaction(rpc, third.request, 0n)
  expect(rehearsal.failure).toMatchObject({ kind: 'refused', reason: nftFailures.full })
  expect(await failureOf(creator, third.request.instructions)).toMatchObject({
    kind: 'refused',
    reason: nftFailures.full,
  })
  const updateAuthority = creator
  const wider = getUpdateTokenGroupMaxSizeInstruction({ group: mint, updateAuthority, maxSize: 3n })
  await send({ payer: creator, instructions: [wider] })
  await send(third.request)
  const { items } = await getCollectionItems(rpc, await readCollection())
  expect(items.map(({ member }) => member.number)).toEqual([3n, 2n, 1n])
})

test('the right to mint is given up for good, and the maximum with it', async () => {
  const action = { kind: 'give-up', rights: ['group'] } as const
  const instructions = await buildTokenAction(await readCollection(), creator, action)
  expect(
    await failureOf(stranger, await buildTokenAction(await readCollection(), stranger, action)),
  ).toMatchObject({ reason: nftFailures.notAuthority })
  await send({ payer: creator, instructions })
  expect((await readCollection()).rights).toEqual({ metadata: creator.address })
  const { request } = await itemRequest(mint)
  expect(await failureOf(creator, request.instructions)).toMatchObject({
    kind: 'refused',
    reason: nftFailures.givenUp,
  })
  const updateAuthority = creator
  const wider = getUpdateTokenGroupMaxSizeInstruction({ group: mint, updateAuthority, maxSize: 9n })
  expect(await failureOf(creator, [wider])).toMatchObject({ reason: nftFailures.givenUp })
})

test('a wallet without money is told how much is missing, before anything is signed', async () => {
  const poor = await generateKeyPairSigner()
  const { request } = await collectionRequest(draft, poor)
  const rent = await getNftRent('collection', draft, getRent)
  const deposit = rent.mintLamports + rent.accountLamports
  expect((await rehearseTransaction(rpc, request, deposit)).failure).toEqual({
    kind: 'insufficient',
    neededLamports: deposit + 10_000n,
    balanceLamports: 0n,
  })
})

/** What a stranger makes with another tool: a collection that its maker can remove, without a right to mint. */
async function makeRemovable(signer: KeyPairSigner, maxSize: bigint): Promise<void> {
  const { address: group } = signer
  const early = [
    extension('MintCloseAuthority', { closeAuthority: stranger.address }),
    extension('GroupPointer', { authority: null, groupAddress: group }),
  ]
  const maker = { updateAuthority: stranger.address, mint: group }
  const extensions = [...early, extension('TokenGroup', { ...maker, size: 0n, maxSize })]
  const instructions = [
    getCreateAccountInstruction({
      ...{ payer: stranger, newAccount: signer, space: getMintSize(early) },
      ...{
        lamports: await getRent(getMintSize(extensions)),
        programAddress: TOKEN_2022_PROGRAM_ADDRESS,
      },
    }),
    ...getPreInitializeInstructionsForMintExtensions(group, extensions),
    getInitializeMint2Instruction({ mint: group, decimals: 0, mintAuthority: stranger.address }),
    ...getPostInitializeInstructionsForMintExtensions(group, stranger, extensions),
  ]
  await send({ payer: stranger, instructions })
}

test('a collection that its maker can remove and make again is not final, nor is such an NFT single', async () => {
  const signer = await generateMint(stranger.address)
  const group = signer.address
  await makeRemovable(signer, 9n)
  await send((await itemRequest(group, { payer: stranger })).request)
  const action = { kind: 'give-up', rights: ['group'] } as const
  const given = await buildTokenAction(await readCollection(group), stranger, action)
  await send({ payer: stranger, instructions: given })
  const before = await readCollection(group)
  expect(before.rights.group).toBeUndefined()
  expect(isFinal(before)).toBe(false)
  const close = getCloseAccountInstruction({
    ...{ account: group, destination: stranger.address, owner: stranger },
  })
  await send({ payer: stranger, instructions: [close] })
  // Another maximum: the same transaction again could be the one that was processed.
  await makeRemovable(signer, 8n)
  // It was said to be over, and takes NFTs again.
  await send((await itemRequest(group, { payer: stranger })).request)
  expect((await readCollection(group)).group.size).toBe(1n)
  expect(isFinal(await readCollection())).toBe(true)
  const one = (await getSolanaTokens(rpc, [item]))[0]
  if (!one) throw new Error('The item is gone.')
  expect(isSingle(one)).toBe(true)
  expect(isSingle({ ...one, totalSupply: 2n })).toBe(false)
  expect(isSingle({ ...one, rights: { mint: creator.address } })).toBe(false)
  expect(isSingle({ ...one, rights: { close: creator.address } })).toBe(false)
  expect(isSingle({ ...one, extensions: ['ConfidentialMintBurn'] })).toBe(false)
})

test('a mint with something newer than this release is neither an NFT nor none', async () => {
  const data = await dataOf(item)
  const { address } = await generateKeyPairSigner()
  // An extension of a number that no release knows, behind the others.
  await forge(address, new Uint8Array([...data, 0xff, 0x7f, 1, 0, 1]))
  expect(await getSolanaNft(rpc, address)).toMatchObject({ kind: 'unreadable' })
})

test('transactions that only name a collection do not hide its NFTs', async () => {
  for (let at = 0; at < 25; at += 1)
    await send({
      payer: stranger,
      instructions: [
        getTransferSolInstruction({ source: stranger, destination: mint, amount: BigInt(at + 1) }),
      ],
    })
  const { items, looked } = await getCollectionItems(rpc, await readCollection())
  expect(items.length).toBeGreaterThan(0)
  expect(looked).toBeGreaterThan(20)
})

test('more mints are read than a node takes at once', async () => {
  const tokens = await getSolanaTokens(rpc, Array<Address>(101).fill(item))
  expect(tokens).toHaveLength(101)
})
