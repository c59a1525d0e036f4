import {
  type Address,
  generateKeyPairSigner,
  getAddressEncoder,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { expect } from 'vitest'
import { type ProgramName, readProgram } from '../src/solana/deploy-local-programs.ts'
import { deployProgram } from '../src/solana/deploy-program.ts'
import { swapLast, type TestToken, type TokenWorld } from './token-world.ts'

/** Where a program's file says its first instruction is, and where its code lies in file and memory. */
const elf = { entry: 24, codeOffset: 128, codeAddress: 136 } as const
/** Zero into the register of what is given back, and the end. */
const succeed = [0xb7, 0, 0, 0, 0, 0, 0, 0, 0x95, 0, 0, 0, 0, 0, 0, 0]

/** A program that does nothing and reports success, whatever it is asked: one of ours, ended by its first instruction. */
function makeYesProgram(): Uint8Array {
  const code = new Uint8Array(readProgram('locker'))
  const view = new DataView(code.buffer)
  const at = (place: number) => Number(view.getBigUint64(place, true))
  code.set(succeed, at(elf.entry) - at(elf.codeAddress) + at(elf.codeOffset))
  return code
}

async function deploy({ machine }: TokenWorld, code: Uint8Array): Promise<Address> {
  const key = await generateKeyPairSigner()
  await deployProgram(machine, key, code)
  machine.warpToSlot(machine.getClock().slot + 1n)
  return key.address
}

/** Programs that are none of tokens: those at hand, another one of ours, and one that says yes to everything. */
export async function deployFakes(
  world: TokenWorld,
  other: ProgramName,
): Promise<readonly { readonly name: string; readonly address: Address }[]> {
  const yes = await deploy(world, makeYesProgram())
  await world.succeed(await world.person(), [{ programAddress: yes, data: new Uint8Array([12]) }])
  return [
    { name: 'the system program', address: SYSTEM_PROGRAM_ADDRESS },
    { name: 'the program itself', address: world.program },
    { name: `our ${other}`, address: await deploy(world, readProgram(other)) },
    { name: 'one that says yes', address: yes },
  ]
}

/** An account of tokens that `program` would keep for somebody, with the bytes that a real one has. */
function forgeAccount(
  { machine }: TokenWorld,
  real: Address,
  forged: {
    readonly address: Address
    readonly program: Address
    readonly mint: Address
    readonly holder: Address
  },
): void {
  const account = machine.getAccount(real)
  if (!account.exists) throw new Error('There is nothing to copy.')
  const data = new Uint8Array(account.data)
  const encoder = getAddressEncoder()
  data.set(encoder.encode(forged.mint), 0)
  data.set(encoder.encode(forged.holder), 32)
  machine.setAccount({
    ...{ ...account, data, address: forged.address, programAddress: forged.program },
  })
}

/** A token as a program that is none of tokens would have it: its mint has the bytes of a real one. */
export async function forgeToken(
  { machine }: TokenWorld,
  token: TestToken,
  program: Address,
): Promise<TestToken> {
  const account = machine.getAccount(token.mint)
  if (!account.exists) throw new Error('There is nothing to copy.')
  const mint = (await generateKeyPairSigner()).address
  machine.setAccount({ ...account, address: mint, programAddress: program })
  return { ...token, mint, tokenProgram: program }
}

/** Sends a creation over forged tokens, whose accounts stand where it wants them. */
export async function expectForgedRefused(
  world: TokenWorld,
  by: KeyPairSigner,
  creation: readonly Instruction[],
  accounts: readonly {
    readonly real: Address
    readonly at: number
    readonly token: TestToken
    readonly holder: Address
  }[],
): Promise<void> {
  const all = creation.slice(-1)
  for (const { real, at, token, holder } of accounts) {
    const address = all[0]?.accounts?.[at]?.address
    if (!address) throw new Error('There is no such place.')
    const { mint, tokenProgram: program } = token
    forgeAccount(world, real, { address, program, mint, holder })
  }
  expect((await world.send(by, all)).error).toBe('TokenProgramUnknown')
}

/** Sends a payment through another program, to an account that is that program's. */
export async function expectPaymentRefused(
  world: TokenWorld,
  by: KeyPairSigner,
  payment: readonly Instruction[],
  places: { readonly destination: number; readonly mint: number; readonly program: number },
  fake: Address,
): Promise<void> {
  const metas = payment.at(-1)?.accounts ?? []
  const [real, mint] = [metas[places.destination], metas[places.mint]]
  if (!real || !mint) throw new Error('There are no such places.')
  const address = (await generateKeyPairSigner()).address
  forgeAccount(world, real.address, {
    ...{ address, program: fake, mint: mint.address, holder: by.address },
  })
  const through = swapLast(payment, places.program, fake)
  for (const all of [through, swapLast(through, places.destination, address)])
    expect((await world.send(by, all)).error).toBe('TokenProgramUnknown')
}
