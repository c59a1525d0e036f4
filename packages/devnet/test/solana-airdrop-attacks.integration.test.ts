import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildAirdropExtension } from '@slipway/sdk/solana/airdrop/build-airdrop-extension'
import type { AirdropEntry, SolanaAirdrop } from '@slipway/sdk/solana/airdrop/types'
import {
  type AccountMeta,
  AccountRole,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import {
  getCreateAccountInstruction,
  getTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  AuthorityType,
  getApproveInstruction,
  getInitializeAccount3Instruction,
  getSetAuthorityInstruction,
  getTokenSize,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { AirdropWorld, type TestAirdrop } from './airdrop-world.ts'
import { noFee, openMovableFee, wholeFee } from './movable-fee.ts'
import { day, feeOf, firstTokenProgram, swapLast, type TestToken } from './token-world.ts'

/** Places of accounts in instructions. */
const place = { actor: 0, airdrop: 1, vault: 2, destination: 3, mint: 4, tokenProgram: 5 }

let world: AirdropWorld
let creator: KeyPairSigner
let victim: KeyPairSigner
let thief: KeyPairSigner
let token: TestToken
let list: readonly AirdropEntry[]
let airdrop: TestAirdrop
let before: SolanaAirdrop

beforeAll(async () => {
  world = await AirdropWorld.open()
})
beforeEach(async () => {
  ;[creator, victim, thief] = [await world.person(), await world.person(), await world.person()]
  token = await world.token([creator, thief])
  list = [
    { claimant: victim.address, amount: 900_000n },
    { claimant: thief.address, amount: 100n },
    { claimant: victim.address, amount: 50n },
  ]
  airdrop = await world.airdrop(token, creator, list)
  before = world.read(airdrop.address)
})

/** What is promised is where it was, and the airdrop says what it said. */
function expectUntouched() {
  expect(world.find(airdrop.address)).toEqual(before)
  expect(world.balanceAt(airdrop.vault)).toBe(before.deposited)
}

/** The last instruction with other bytes. */
const tell = (all: readonly Instruction[], data: Uint8Array): Instruction[] => [
  ...all.slice(0, -1),
  { ...all.at(-1), data } as Instruction,
]
const dataOf = (all: readonly Instruction[]) => new Uint8Array(all.at(-1)?.data ?? [])

test('an entry is paid as it is in the list: no other place, account or amount', async () => {
  const own = await world.claimOf(airdrop, 1, thief)
  const change = (at: number) => {
    const data = dataOf(own)
    data[at] = (data[at] ?? 0) ^ 1
    return tell(own, data)
  }
  const forgeries = [
    // Another place, more, a place behind the list, another hash, a hash less, half a hash, none.
    ...[change(1), change(5), change(3), change(13), change(44)],
    ...[-32, -16, 13 - dataOf(own).length].map((cut) => tell(own, dataOf(own).slice(0, cut))),
    tell(own, new Uint8Array([...dataOf(own), ...new Uint8Array(32)])),
  ]
  for (const forged of forgeries) expect((await world.send(thief, forged)).error).toBe('NotInList')
  // Somebody else’s entry, with an own account or for oneself.
  const theirs = await world.claimOf(airdrop, 0, thief, { signer: thief })
  expect((await world.send(thief, theirs)).error).toBe('NotInList')
  expectUntouched()
})

test('a pair of hashes is no leaf: whoever knows the tree proves nothing but its entries', async () => {
  const [leaf = new Uint8Array(), above = new Uint8Array()] = airdrop.tree.proofOf(1)
  const own = await world.claimOf(airdrop, 1, thief)
  for (const proof of [[], [above], [leaf], [above, leaf]]) {
    const bytes = proof.flatMap((hash) => [...hash])
    const data = new Uint8Array([...dataOf(own).slice(0, 13), ...bytes])
    // Of three leaves one is right below the root.
    if (Buffer.compare(data, dataOf(own)) === 0) continue
    expect((await world.send(thief, tell(own, data))).error).toBe('NotInList')
  }
  // A root that is itself said to be an entry’s leaf.
  const data = new Uint8Array([...dataOf(own).slice(0, 13), ...airdrop.tree.root])
  expect((await world.send(thief, tell(own, data))).error).toBe('NotInList')
  expectUntouched()
})

test('a claim for somebody goes into that wallet’s associated account, whatever is tried', async () => {
  const own = await world.accountOf(token, thief.address)
  const toThief = swapLast(await world.claimOf(airdrop, 0, thief), place.destination, own)
  expect((await world.send(thief, toThief)).error).toBe('DestinationNotOwners')
  const toVault = swapLast(await world.claimOf(airdrop, 0, thief), place.destination, airdrop.vault)
  expect((await world.send(thief, toVault)).error).toBe('DestinationNotOwners')
  // Another account of the wallet, which the thief may take from.
  const key = await generateKeyPairSigner()
  const space = getTokenSize([])
  await world.succeed(victim, [
    getCreateAccountInstruction({
      ...{ payer: victim, newAccount: key, space },
      ...{ lamports: world.rentOf(space), programAddress: TOKEN_2022_PROGRAM_ADDRESS },
    }),
    getInitializeAccount3Instruction({
      ...{ account: key.address, mint: token.mint, owner: victim.address },
    }),
    getApproveInstruction({
      ...{ source: key.address, delegate: thief.address, owner: victim, amount: 10n ** 15n },
    }),
  ])
  const toOpen = swapLast(await world.claimOf(airdrop, 0, thief), place.destination, key.address)
  expect((await world.send(thief, toOpen)).error).toBe('DestinationNotAssociated')
  expectUntouched()
  // The wallet itself may choose it.
  const chosen = { signer: victim, destination: key.address }
  expect((await world.claim(airdrop, 0, victim, chosen)).error).toBeUndefined()
  expect(world.balanceAt(key.address)).toBe(900_000n)
})

test('a stranger does not multiply the fee of a taxed token by many small claims', async () => {
  const extensions = [feeOf(creator.address, 2_500, undefined, 1_000n)]
  const taxed = await world.token([creator], { extensions })
  const terms = { firstBps: 0, releaseSeconds: 100 * 60, amount: 901_000n }
  const entries = [{ claimant: victim.address, amount: 900_000n }]
  const made = await world.airdrop(taxed, creator, entries, terms)
  for (let turn = 1; turn < 100; turn++) {
    world.pass(60)
    expect((await world.claim(made, 0, thief)).error).toBe('PartOfTaxed')
  }
  world.pass(60)
  expect((await world.claim(made, 0, thief)).error).toBeUndefined()
  // Of a hundred claims each would have cost the same.
  expect(await world.balanceOf(taxed, victim.address)).toBe(900_000n - 1_000n)
})

test('whoever may raise the fee of a token claims for nobody at it: others claim where it stays what it is', async () => {
  const { token: movable, decide, giveUp } = await openMovableFee(world, creator)
  const entries = [
    { claimant: victim.address, amount: 900_000n },
    { claimant: thief.address, amount: 100_000n },
  ]
  const made = await world.airdrop(movable, creator, entries, { amount: 1_000_000n })
  const forVictim = async () => (await world.claim(made, 0, creator)).error
  expect(await forVictim()).toBe('FeeNotFixed')
  const own = await world.claim(made, 1, thief, { signer: thief })
  expect(own.error).toBeUndefined()
  await decide(wholeFee)
  world.passEpochs(2n)
  expect(await forVictim()).toBe('FeeNotFixed')
  // Nobody changes it any more, and everything is kept back for two epochs yet.
  await decide(noFee)
  await giveUp()
  for (let epoch = 0; epoch < 2; epoch++) {
    expect(await forVictim()).toBe('FeeNotFixed')
    world.passEpochs(1n)
  }
  expect(await world.balanceOf(movable, victim.address)).toBe(0n)
  expect(await forVictim()).toBeUndefined()
  expect(await world.balanceOf(movable, victim.address)).toBe(900_000n)
})

test('an associated account that its wallet gave away is nobody’s to be paid into', async () => {
  const old = await world.token([creator, victim], { tokenProgram: firstTokenProgram })
  const made = await world.airdrop(old, creator, list)
  const owned = await world.accountOf(old, victim.address)
  await world.succeed(victim, [
    getSetAuthorityInstruction(
      {
        ...{ owned, owner: victim, newAuthority: thief.address },
        authorityType: AuthorityType.AccountOwner,
      },
      { programAddress: firstTokenProgram },
    ),
  ])
  const claim = await world.claimOf(made, 0, thief)
  expect((await world.send(thief, claim.slice(-1))).error).toBe('DestinationNotOwners')
  expect(world.read(made.address).claimed).toBe(0n)
})

test('what nobody has the key of claims for itself', async () => {
  // An airdrop's own address, which signs for its vault alone.
  const odd = await world.airdrop(token, creator, [{ claimant: airdrop.address, amount: 5n }])
  expect((await world.claim(odd, 0, thief)).error).toBe('AsksForItself')
  expect(world.balanceAt(odd.vault)).toBe(5n)
  expectUntouched()
})

test('no second claim: not in one transaction, and not by the other way', async () => {
  const claim = await world.claimOf(airdrop, 1, thief)
  expect((await world.send(thief, [...claim, ...claim.slice(-1)])).error).toBe('NothingToClaim')
  expectUntouched()
  await world.succeed(thief, claim)
  const signed = await world.claimOf(airdrop, 1, thief, { signer: thief })
  expect((await world.send(thief, signed)).error).toBe('NothingToClaim')
  expect(world.read(airdrop.address)).toMatchObject({ claimed: 100n, settled: 1 })
})

/** A tree in which two entries stand at the first place: each one's leaf is the root of a tree of its own. */
async function pairAtOnePlace(entries: readonly [AirdropEntry, AirdropEntry]) {
  const keccak = await loadKeccak()
  const [one, other] = entries.map((entry) => world.treeOf([entry]).root)
  if (!one || !other) throw new Error('There are two leaves.')
  const pair = [one, other].toSorted((left, right) => Buffer.compare(left, right))
  return { root: keccak(Buffer.concat(pair)), proofs: [[other], [one]] }
}

test.each([
  { name: 'at once', terms: { releaseSeconds: 0, firstBps: 10_000 } },
  { name: 'in parts', terms: { releaseSeconds: day, firstBps: 0 } },
])(
  'entries that share a place are paid once $name, and never make an airdrop be over',
  async ({ terms }) => {
    const entries = [
      { claimant: thief.address, amount: 1n },
      { claimant: thief.address, amount: 2n },
    ] as const
    const { root, proofs } = await pairAtOnePlace(entries)
    // The other place is the victim's, as the published list says.
    const made = await world.airdrop(token, creator, entries, { ...terms, root, total: 1_000n })
    world.pass(2 * day)
    const claimOf = (which: 0 | 1) => {
      const tree = { root, proofOf: () => proofs[which] ?? [] }
      return world.claim({ ...made, list: [entries[which]], tree }, 0, thief)
    }
    expect((await claimOf(0)).error).toBeUndefined()
    expect((await claimOf(1)).error).toBe('NothingToClaim')
    expect(world.read(made.address)).toMatchObject({ claimed: 1n, settled: 1 })
    expect((await world.close(made)).error).toBe('StillRunning')
  },
)

test('a missing signature: nobody creates or closes for the creator', async () => {
  const { endAt = 0 } = before
  world.setTime(endAt)
  const unsign = (all: readonly Instruction[]) => swapLast(all, place.actor, creator.address)
  const close = unsign(await world.closeOf(airdrop)).slice(-1)
  expect((await world.send(thief, close)).error).toBe('SignatureMissing')
  expect((await world.close(airdrop, thief)).error).toBe('NotCreator')
  const made = await world.creation(token, creator, list)
  const opening = await world.opening(token, thief, made.airdrop)
  const creation = unsign(made.instructions).slice(-1)
  expect((await world.send(thief, [opening, ...creation])).error).toBe('SignatureMissing')
  expectUntouched()
})

test('a wrong vault: neither another airdrop’s nor an own account', async () => {
  const second = await world.airdrop(token, thief, list, { endIn: 400 })
  const claim = await world.claimOf(second, 1, thief)
  const fromOther = swapLast(claim, place.vault, airdrop.vault)
  expect((await world.send(thief, fromOther)).error).toBe('VaultMismatch')
  const own = await world.accountOf(token, thief.address)
  expect((await world.send(thief, swapLast(claim, place.vault, own))).error).toBe('VaultMismatch')
  world.pass(400)
  const close = swapLast(await world.closeOf(second), place.vault, airdrop.vault)
  expect((await world.send(thief, close)).error).toBe('VaultMismatch')
  const made = await world.creation(token, thief, list)
  for (const vault of [own, airdrop.vault]) {
    const wrong = swapLast(made.instructions, place.vault, vault)
    expect((await world.send(thief, wrong)).error).toBe('VaultMismatch')
  }
  expectUntouched()
})

test('a wrong mint: a worthless token opens no vault', async () => {
  const worthless = await world.token([thief])
  const mine = await world.airdrop(worthless, thief, list)
  const claim = swapLast(await world.claimOf(mine, 1, thief), place.mint, token.mint)
  expect((await world.send(thief, claim)).error).toBe('MintMismatch')
  const made = await world.creation(worthless, thief, list)
  const wrong = swapLast(made.instructions, place.mint, token.mint)
  expect((await world.send(thief, wrong)).error).toBe('VaultMismatch')
  expectUntouched()
})

test('forged state: an account that only looks like an airdrop', async () => {
  const real = world.machine.getAccount(airdrop.address)
  if (!real.exists) throw new Error('There is no airdrop.')
  const forged = (await generateKeyPairSigner()).address
  // Its creator is the thief, its end is long past, and it belongs to another program.
  const data = new Uint8Array(real.data)
  data.set(new Uint8Array(world.bytesOf(thief.address)), 8)
  data.set([1, 0, 0, 0, 0, 0, 0, 0], 248)
  const untagged = new Uint8Array(data)
  untagged[7] = 2
  const { programAddress } = real
  for (const account of [
    { data, programAddress: SYSTEM_PROGRAM_ADDRESS },
    { data, programAddress: TOKEN_2022_PROGRAM_ADDRESS },
    { data: untagged, programAddress },
    { data: data.slice(0, 279), programAddress },
  ]) {
    world.machine.setAccount({ ...real, address: forged, ...account })
    for (const all of [
      await world.closeOf(airdrop, thief),
      await world.claimOf(airdrop, 1, thief),
    ]) {
      const wrong = swapLast(all, place.airdrop, forged)
      expect((await world.send(thief, wrong)).error).toBe('Unknown')
    }
  }
  expectUntouched()
})

test('an account that somebody gives to the program is no airdrop: it is empty', async () => {
  const key = await generateKeyPairSigner()
  const space = 400
  await world.succeed(thief, [
    getCreateAccountInstruction({
      ...{ payer: thief, newAccount: key, space },
      ...{ lamports: world.rentOf(space), programAddress: world.program },
    }),
  ])
  for (const all of [await world.closeOf(airdrop, thief), await world.claimOf(airdrop, 1, thief)]) {
    const wrong = swapLast(all, place.airdrop, key.address)
    expect((await world.send(thief, wrong)).error).toBe('Unknown')
  }
  const extension = buildAirdropExtension(world.program, thief, key.address)
  expect((await world.send(thief, [extension])).error).toBe('Unknown')
})

test('re-initialisation: an airdrop that stands is not made again, nor elsewhere', async () => {
  const { instructions } = await world.creation(token, creator, list, {}, before.id)
  expect(await world.send(creator, instructions)).toMatchObject({ error: 'AlreadyExists', at: 1 })
  const key = await generateKeyPairSigner()
  const opening = await world.opening(token, creator, key.address)
  const vault = await world.accountOf(token, key.address)
  const [creation] = instructions.slice(-1)
  const elsewhere = swapLast([opening, creation as Instruction], place.airdrop, key.address)
  const sent = swapLast(elsewhere, place.vault, vault)
  expect((await world.send(creator, sent)).error).toBe('AddressMismatch')
  expectUntouched()
})

test('a fake token program moves nothing', async () => {
  for (const fake of [SYSTEM_PROGRAM_ADDRESS, world.program]) {
    const claim = swapLast(await world.claimOf(airdrop, 1, thief), place.tokenProgram, fake)
    expect((await world.send(thief, claim)).error).toBe('TokenProgramUnknown')
    const made = await world.creation(token, creator, list)
    const wrong = swapLast(made.instructions, place.tokenProgram, fake)
    expect((await world.send(creator, wrong)).error).toBe('TokenProgramUnknown')
  }
  expectUntouched()
})

test('what was in a vault before covers nothing', async () => {
  const made = await world.creation(token, creator, list, { amount: 100n })
  await world.succeed(thief, [
    await world.opening(token, thief, made.airdrop),
    await world.transfer(token, thief, made.vault, 900_050n),
  ])
  expect((await world.send(creator, made.instructions)).error).toBe('NotCovered')
})

test('close and revive: what is paid to an ended airdrop in the same transaction revives nothing', async () => {
  const claimed = await world.claimOf(airdrop, 1, thief)
  await world.succeed(thief, claimed)
  world.setTime(before.endAt ?? 0)
  await world.succeed(creator, [
    ...(await world.closeOf(airdrop)),
    getTransferSolInstruction({
      ...{ source: creator, destination: airdrop.address, amount: world.rentOf(400) },
    }),
  ])
  expect(world.find(airdrop.address)).toBeUndefined()
  const left = world.machine.getAccount(airdrop.address)
  expect(left).toMatchObject({ exists: true, programAddress: SYSTEM_PROGRAM_ADDRESS })
  expect((await world.send(thief, claimed)).error).toBe('Unknown')
  // In the same place another airdrop may begin, which owes what it took in itself.
  const again = await world.creation(token, creator, list, {}, before.id)
  await world.succeed(creator, again.instructions)
  expect(world.read(airdrop.address)).toMatchObject({ claimed: 0n, createdAt: world.now })
  await world.succeed(thief, claimed)
  expect(world.balanceAt(airdrop.vault)).toBe(900_050n)
})

test('unknown instructions, and those that are cut short', async () => {
  const [last] = (await world.claimOf(airdrop, 1, thief)).slice(-1)
  const [shortData, noAccounts] = [6_901, 6_900]
  const expected = [
    [{ ...last, data: new Uint8Array([9]) }, 'InstructionUnknown'],
    [{ ...last, data: new Uint8Array() }, 'InstructionUnknown'],
    [{ ...last, data: new Uint8Array([2, 1, 0, 0, 0]) }, shortData],
    [{ ...last, accounts: last?.accounts?.slice(0, 3) }, noAccounts],
  ] as const
  for (const [instruction, error] of expected)
    expect((await world.send(thief, [instruction as Instruction])).error).toBe(error)
  expectUntouched()
})

test('an account that is only read is not written: neither claimed nor extended', async () => {
  const all = await world.claimOf(airdrop, 1, thief)
  const [last] = all.slice(-1)
  const accounts = (last?.accounts ?? []).map(
    (meta, at): AccountMeta =>
      at === place.airdrop ? { address: meta.address, role: AccountRole.READONLY } : meta,
  )
  const sent = [...all.slice(0, -1), { ...last, accounts } as Instruction]
  expect((await world.send(thief, sent)).error).not.toBeUndefined()
  expectUntouched()
})

test('nobody can upgrade the program', () => {
  const program = world.machine.getAccount(world.program)
  expect(program.exists && program.executable).toBe(true)
  expect(world.codeAuthority()).toBe(0)
})
