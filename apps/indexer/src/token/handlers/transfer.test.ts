import { describe, expect, it } from 'vitest'
import { makeMemoryIndex } from '../../../test/memory-index.ts'
import { tokenDeployed } from './token-deployed.ts'
import { transfer } from './transfer.ts'

const ZERO = '0x0000000000000000000000000000000000000000'
const TOKEN = '0x00000000000000000000000000000000000000aA'
const ANNA = '0x00000000000000000000000000000000000000A1'
const BEN = '0x00000000000000000000000000000000000000b2'

function startWithToken() {
  const index = makeMemoryIndex()
  index.run(tokenDeployed, {
    owner: ANNA,
    token: TOKEN,
    templateId: 1n,
    infoId: 1n,
    name: 'Gold',
    symbol: 'GLD',
    decimals: 18,
    totalSupply: 100n,
    inviter: ZERO,
    feeWei: 5n,
    inviterRewardWei: 1n,
  })
  index.run(transfer, { from: ZERO, to: ANNA, amount: 100n }, { address: TOKEN })
  const token = () => index.row('token', `7-${TOKEN.toLowerCase()}`)
  const move = (from: `0x${string}`, to: `0x${string}`, amount: bigint) =>
    index.run(transfer, { from, to, amount }, { address: TOKEN })
  return { index, token, move }
}

describe('transfer', () => {
  it('counts a mint into supply and holders', () => {
    const { token, index } = startWithToken()
    expect(token()).toMatchObject({ totalSupply: 100n, holderCount: 1, transferCount: 1 })
    expect(index.row('platformChain', '7')).toMatchObject({ holders: 1, transfers: 1, feesWei: 5n })
  })

  it('adds a holder when a balance begins and removes it when it ends', () => {
    const { token, move, index } = startWithToken()
    move(ANNA, BEN, 40n)
    expect(token()).toMatchObject({ holderCount: 2, totalSupply: 100n })
    move(ANNA, BEN, 60n)
    expect(token()).toMatchObject({ holderCount: 1, transferCount: 3 })
    expect(index.row('tokenAccount', `7-${ANNA.toLowerCase()}`)).toMatchObject({
      tokensHeld: 0,
      tokensCreated: 1,
    })
    expect(index.row('platformChain', '7')).toMatchObject({ holders: 1 })
  })

  it('takes a burn out of the supply', () => {
    const { token, move } = startWithToken()
    move(ANNA, ZERO, 100n)
    expect(token()).toMatchObject({ totalSupply: 0n, holderCount: 0 })
  })

  it('leaves balances alone when one sends to oneself, and creates no row for nothing', () => {
    const { token, move, index } = startWithToken()
    move(ANNA, ANNA, 30n)
    move(ANNA, BEN, 0n)
    expect(token()).toMatchObject({ holderCount: 1, transferCount: 3 })
    expect(index.row('tokenBalance', `7-${TOKEN}-${BEN}`.toLowerCase())).toBeUndefined()
  })

  it('counts a day by the block and keeps the holders at its end', () => {
    const { index } = startWithToken()
    index.run(
      transfer,
      { from: ANNA, to: BEN, amount: 1n },
      { address: TOKEN, timestamp: 3 * 86_400 + 5 },
    )
    expect(index.row('platformDay', '7-0')).toMatchObject({
      transfers: 1,
      holdersAtEnd: 1,
      tokensCreated: 1,
    })
    expect(index.row('platformDay', '7-259200')).toMatchObject({
      transfers: 1,
      holdersAtEnd: 2,
      tokensCreated: 0,
    })
  })

  it('refuses what cannot be: a token nobody announced, more than a holder has', () => {
    const { move, index } = startWithToken()
    expect(() => move(BEN, ANNA, 1n)).toThrow(/sends more than it holds/)
    expect(() =>
      index.run(transfer, { from: ZERO, to: ANNA, amount: 1n }, { address: BEN }),
    ).toThrow(/was never announced/)
  })
})
