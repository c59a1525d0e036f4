import {
  type AccountMeta,
  AccountRole,
  type Address,
  generateKeyPairSigner,
  type Instruction,
  isWritableRole,
  type KeyPairSigner,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect } from 'vitest'
import { firstTokenProgram, swapLast, type TokenWorld } from './token-world.ts'

/** A place of an instruction, the account that is put there, and how that is refused. */
export type Refusal = readonly [place: number, account: Address, error: string | number]

/** Sends some instructions with one account after the other at its place of the last one. */
export async function expectRefusals(
  world: TokenWorld,
  by: KeyPairSigner,
  all: readonly Instruction[],
  expected: readonly Refusal[],
): Promise<void> {
  for (const [index, [place, account, error]] of expected.entries()) {
    const { error: came } = await world.send(by, swapLast(all, place, account))
    expect(came, `${index}: ${account} at ${place}`).toBe(error)
  }
}

/**
 * Tries the last of some instructions with each of its accounts at the place of each other one, with two of them exchanged,
 * and with other accounts at each place: nothing of it comes about.
 * @param free places of which the program asks nothing in this case
 */
export async function expectOwnPlaces(
  world: TokenWorld,
  by: KeyPairSigner,
  all: readonly Instruction[],
  others: readonly Address[],
  free: readonly number[] = [],
): Promise<void> {
  expect(await world.wouldPass(by, all)).toBe(true)
  const places = [...(all.at(-1)?.accounts ?? []).entries()].filter(([at]) => !free.includes(at))
  const refuse = async (changed: readonly Instruction[], what: string) =>
    expect(await world.wouldPass(by, changed), what).toBe(false)
  for (const [at, { address }] of places) {
    for (const other of new Set([...places.map(([, one]) => one.address), ...others]))
      if (other !== address) await refuse(swapLast(all, at, other), `${other} at ${at}`)
    for (const [place, { address: other }] of places)
      if (place > at && other !== address)
        await refuse(swapLast(swapLast(all, at, other), place, address), `${at} and ${place}`)
  }
}

/** First bytes of the accounts of all programs. */
const tags = ['sliplck', 'slipdrp', 'slipsal', 'slipbuy', 'slippol', 'slipstk']

/** An account with other bytes, or of another program. */
interface Forgery {
  readonly name: string
  readonly data: Uint8Array
  readonly owner: Address
}

/**
 * Accounts that look like one of a program's, and belong to `thief` by what they say.
 * @param isFixed whether the account's length says that it is one
 */
function forgeriesOf(
  world: TokenWorld,
  real: Uint8Array,
  thief: Address,
  isFixed: boolean,
): Forgery[] {
  const { program: own, bytesOf } = world
  const owned = new Uint8Array(real)
  owned.set(new Uint8Array(bytesOf(thief)), 8)
  const tag = Buffer.from(owned.subarray(0, 7)).toString()
  const tagged = (name: string, layout: number) => {
    const data = new Uint8Array(owned)
    data.set(new Uint8Array([...Buffer.from(name), layout]))
    return data
  }
  const foreign = [SYSTEM_PROGRAM_ADDRESS, firstTokenProgram, TOKEN_2022_PROGRAM_ADDRESS, thief]
  const lengths = [
    { name: 'a byte less', data: owned.slice(0, -1), owner: own },
    { name: 'a byte more', data: new Uint8Array([...owned, 0]), owner: own },
  ]
  return [
    ...foreign.map((owner) => ({ name: `of ${owner}`, data: owned, owner })),
    ...tags
      .filter((name) => name !== tag)
      .map((name) => ({ name, data: tagged(name, 1), owner: own })),
    { name: 'of another layout', data: tagged(tag, 2), owner: own },
    { name: 'empty', data: new Uint8Array(owned.length), owner: own },
    { name: 'without data', data: new Uint8Array(), owner: own },
    ...(isFixed ? lengths : []),
  ]
}

/** Everything that is done, with each forgery of an account at its place: nothing knows it. */
export async function expectForgeriesUnknown(
  world: TokenWorld,
  thief: KeyPairSigner,
  { address, at, isFixed = true }: { address: Address; at: number; isFixed?: boolean },
  calls: Readonly<Record<string, readonly Instruction[]>>,
): Promise<void> {
  const real = world.machine.getAccount(address)
  if (!real.exists) throw new Error('There is nothing to copy.')
  const forged = (await generateKeyPairSigner()).address
  for (const { name, data, owner } of forgeriesOf(
    world,
    new Uint8Array(real.data),
    thief.address,
    isFixed,
  )) {
    world.machine.setAccount({ ...real, address: forged, data, programAddress: owner })
    for (const [call, all] of Object.entries(calls)) {
      const { error } = await world.send(thief, swapLast(all, at, forged))
      expect(error, `${call}: ${name}`).toBe('Unknown')
    }
  }
}

/** How the runtime refuses to write what is only read. */
const refusals = ['PrivilegeEscalation', 'ReadonlyDataModified', 'ReadonlyLamportChange']

const readOnly = (meta: AccountMeta): AccountMeta => ({
  ...meta,
  role: meta.role & AccountRole.READONLY_SIGNER,
})

/**
 * Sends the last of some instructions with each account that it writes as one that is only read, which is refused.
 * @param free places that the instruction may write, and does not in this case
 */
export async function expectWritten(
  world: TokenWorld,
  by: KeyPairSigner,
  all: readonly Instruction[],
  free: readonly number[] = [],
): Promise<void> {
  // Who pays for a transaction is written by all of it, and so is what other instructions of it write.
  const sponsor = await world.person()
  if (all.length > 1) await world.succeed(by, all.slice(0, -1))
  const [last] = all.slice(-1)
  const metas = last?.accounts ?? []
  const places = [...metas.entries()]
    .filter(([at, { role }]) => isWritableRole(role) && !free.includes(at))
    .map(([at]) => at)
  expect(places.length).toBeGreaterThan(0)
  for (const place of places) {
    const accounts = metas.map((meta, at) => (at === place ? readOnly(meta) : meta))
    const { error } = await world.send(sponsor, [{ ...last, accounts } as Instruction])
    expect(error, `${place}`).toBeOneOf(refusals)
  }
}
