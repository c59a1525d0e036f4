import {
  type Address,
  address,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  type ProgramDerivedAddress,
  type ProgramDerivedAddressBump,
} from '@solana/kit'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { drawId } from './draw-id.ts'
import { drawVaultId } from './draw-vault-id.ts'
import { findNumberedAddress } from './find-numbered-address.ts'
import { firstTokenProgram } from './first-token-program.ts'
import { drawPoolId } from './staking/draw-pool-id.ts'

const program = address('11111111111111111111111111111112')
const times = 12
const drawAddress = async () => (await generateKeyPairSigner()).address
const found = (bump: number): ProgramDerivedAddress => [program, bump as ProgramDerivedAddressBump]

test.each(['lock', 'airdrop', 'presale'] as const)(
  'a program finds a new %s and its vault by its first try, whoever makes it of which token',
  async (kind) => {
    for (let time = 0; time < times; time++) {
      const [creator, mint] = [await drawAddress(), await drawAddress()]
      const tokenProgram = time % 2 ? TOKEN_2022_PROGRAM_ADDRESS : firstTokenProgram
      const id = await drawVaultId(program, kind, { creator, mint, tokenProgram })
      const [owner, bump] = await findNumberedAddress(program, kind, { creator, mint, id })
      const [, vaultBump] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
      expect([bump, vaultBump]).toEqual([255, 255])
    }
  },
)

test('all four addresses of a new pool are found by the first try', async () => {
  for (let time = 0; time < times; time++) {
    const owner = await drawAddress()
    const stake = { mint: await drawAddress(), tokenProgram: firstTokenProgram }
    const reward = { mint: await drawAddress(), tokenProgram: TOKEN_2022_PROGRAM_ADDRESS }
    const id = await drawPoolId(program, owner, { stake, reward })
    const place = { creator: owner, mint: stake.mint, id }
    const [pool, bump] = await findNumberedAddress(program, 'pool', place)
    const [rewards, rewardsBump] = await getProgramDerivedAddress({
      programAddress: program,
      seeds: ['rewards', getAddressEncoder().encode(pool)],
    })
    const vaults: [Address, typeof stake][] = [
      [pool, stake],
      [rewards, reward],
    ]
    const found = vaults.map(([of, token]) => findAssociatedTokenPda({ owner: of, ...token }))
    const vaultBumps = (await Promise.all(found)).map(([, one]) => one)
    expect([bump, rewardsBump, ...vaultBumps]).toEqual([255, 255, 255, 255])
  }
})

test('a number whose addresses are found later is drawn again, and none is used twice', async () => {
  const tried: bigint[] = []
  const asked: number[] = []
  const id = await drawId(async function* derive(drawn) {
    tried.push(drawn)
    for (const bump of tried.length < 4 ? [255, 254, 255] : [255, 255, 255]) {
      asked.push(bump)
      yield found(bump)
    }
  })
  expect(tried).toHaveLength(4)
  expect(new Set(tried).size).toBe(4)
  expect(id).toBe(tried[3])
  // What follows an address that was found late is not looked for.
  expect(asked).toEqual([255, 254, 255, 254, 255, 254, 255, 255, 255])
})
