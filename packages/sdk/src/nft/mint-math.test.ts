import { type Hex, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { calculateMintable, type MintFacts, mintAtOnceMax } from './mint-math.ts'
import { countOwnerMints, isMintingOver, nextPhaseAt, nftPhase } from './nft-phase.ts'
import { nftCapabilities } from './types.ts'

const sale = {
  terms: {
    mintMethod: 'public' as const,
    total: 20,
    listStart: 100,
    publicStart: 200,
    endTime: 300,
    cap: 3,
    mintFee: 50n,
    listFee: 40n,
  },
  state: { minted: 0 },
}
const facts = (more: Partial<MintFacts>): MintFacts => ({
  sale,
  minted: 0,
  listed: undefined,
  now: 200,
  ...more,
})

/** A sale whose owner has a free share. */
const shareOf = (state: object, provenanceHash: Hex = zeroHash) => ({
  terms: { ...sale.terms, provenanceHash },
  state: { minted: 12, ownerShareLeft: 5, capabilities: 63n, ...state },
})

describe('what the owner can still mint', () => {
  test('is the free share, also after the end, as far as there are any', () => {
    expect(countOwnerMints(shareOf({}), 300)).toBe(5)
    expect(isMintingOver(shareOf({}), 300)).toBe(false)
    expect(countOwnerMints(shareOf({ minted: 18 }), 300)).toBe(2)
    expect(isMintingOver(shareOf({ ownerShareLeft: 0 }), 300)).toBe(true)
  })

  test('ends with the sale where pictures are hidden, and with the ownership', () => {
    const hidden = shareOf({}, `0x${'1'.repeat(64)}`)
    expect(countOwnerMints(hidden, 299)).toBe(5)
    expect(countOwnerMints(hidden, 300)).toBe(0)
    expect(isMintingOver(hidden, 300)).toBe(true)
    const renounced = shareOf({ capabilities: 63n & ~nftCapabilities.ownership })
    expect(countOwnerMints(renounced, 250)).toBe(0)
  })
})

describe('the phase of a sale', () => {
  test.each([
    [99, 'coming'],
    [100, 'list'],
    [199, 'list'],
    [200, 'public'],
    [299, 'public'],
    [300, 'finished'],
  ] as const)('at %i is %s', (now, phase) => {
    expect(nftPhase(sale, now)).toBe(phase)
  })

  test('is finished once all are minted, at whatever time', () => {
    const soldOut = { ...sale, state: { minted: 20 } }
    expect(nftPhase(soldOut, 0)).toBe('finished')
    expect(isMintingOver(shareOf({ minted: 20 }), 0)).toBe(true)
  })

  test('without a list comes straight to the public one', () => {
    const open = { ...sale, terms: { ...sale.terms, listStart: 0 } }
    expect(nftPhase(open, 150)).toBe('coming')
    expect(nextPhaseAt(open, 150)).toBe(200)
  })

  test('without an end lasts until all are minted', () => {
    const open = { ...sale, terms: { ...sale.terms, endTime: 0 } }
    expect(nftPhase(open, 10_000)).toBe('public')
    expect(nextPhaseAt(open, 10_000)).toBeUndefined()
  })

  test('is the owner’s where only the owner mints', () => {
    const own = { ...sale, terms: { ...sale.terms, mintMethod: 'owner' as const, endTime: 0 } }
    expect(nftPhase(own, 250)).toBe('owner')
  })
})

describe('what a wallet can mint', () => {
  test('is its cap less what it had, at the public price', () => {
    expect(calculateMintable(facts({ minted: 1 }))).toEqual({
      stop: undefined,
      most: 2,
      price: 50n,
    })
  })

  test('is nothing once the cap is reached', () => {
    expect(calculateMintable(facts({ minted: 3 }))).toEqual({ stop: 'cap' })
  })

  test('in the list’s phase is the allowance less what it had, at the list’s price', () => {
    const listed = { allowance: 5 }
    expect(calculateMintable(facts({ now: 150, listed, minted: 1 }))).toEqual({
      stop: undefined,
      most: 4,
      price: 40n,
    })
    expect(calculateMintable(facts({ now: 150, listed, minted: 5 }))).toEqual({
      stop: 'allowance-used',
    })
  })

  test('in the list’s phase is nothing without an entry', () => {
    expect(calculateMintable(facts({ now: 150 }))).toEqual({ stop: 'not-listed' })
  })

  test('is never more than there are left', () => {
    const few = { ...sale, state: { minted: 19 } }
    expect(calculateMintable(facts({ sale: few }))).toMatchObject({ most: 1 })
    const none = { ...sale, state: { minted: 20 } }
    expect(calculateMintable(facts({ sale: none }))).toEqual({ stop: 'sold-out' })
  })

  test('without a cap is what one transaction can mint', () => {
    const free = { ...sale, terms: { ...sale.terms, cap: 0, total: 5_000 } }
    expect(calculateMintable(facts({ sale: free }))).toMatchObject({ most: mintAtOnceMax })
  })

  test.each([
    [50, 'coming'],
    [300, 'ended'],
  ] as const)('at %i is nothing: %s', (now, stop) => {
    expect(calculateMintable(facts({ now }))).toEqual({ stop })
  })
})

describe('a collection whose owner alone could mint', () => {
  const terms = {
    ...sale.terms,
    mintMethod: 'owner' as const,
    endTime: 0,
    provenanceHash: zeroHash,
  }
  const stateOf = (capabilities: bigint) => ({ minted: 4, ownerShareLeft: 16, capabilities })

  test('is over once it has no owner: then its hidden pictures can be dealt out', () => {
    const owned = { terms, state: stateOf(63n) }
    expect([nftPhase(owned, 9), isMintingOver(owned, 9)]).toEqual(['owner', false])
    const renounced = { terms, state: stateOf(0n) }
    expect([nftPhase(renounced, 9), isMintingOver(renounced, 9)]).toEqual(['finished', true])
    expect(calculateMintable(facts({ sale: renounced }))).toEqual({ stop: 'ended' })
  })

  test('is no other for it: one that sells goes on without an owner', () => {
    const selling = { ...sale, state: stateOf(0n) }
    expect(nftPhase(selling, 200)).toBe('public')
  })
})
