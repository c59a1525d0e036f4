import { describe, expect, test } from 'vitest'
import { airdropStateAt } from '../shared/airdrop-state.ts'
import { isNarrowed, readAirdropListSearch } from './airdrop-list-search.ts'

const owner = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

describe('readAirdropListSearch', () => {
  test('keeps what was chosen, addresses in their checksummed form', () => {
    const chosen = { kind: 'claims', state: 'running', sort: 'end', q: 'HULL', owner }
    expect(readAirdropListSearch({ ...chosen, owner: owner.toLowerCase() })).toEqual(chosen)
  })

  test('takes the number of an airdrop for a search', () => {
    expect(readAirdropListSearch({ q: 12 })).toEqual({ q: '12' })
  })

  test('leaves defaults out, and drops what makes no sense', () => {
    const odd = { sort: 'newest', kind: 7, state: 'over', owner: '0x12', network: '../x', q: '  ' }
    expect(readAirdropListSearch(odd)).toEqual({})
    // The API refuses both.
    expect(readAirdropListSearch({ network: 'atlantis', q: 'a\u0000b' })).toEqual({})
    expect(readAirdropListSearch({ network: 'eth' })).toEqual({ network: 'eth' })
  })

  test('the order and the network narrow nothing', () => {
    expect(isNarrowed({ sort: 'accounts', network: 'all' })).toBe(false)
    expect(isNarrowed({ state: 'coming' })).toBe(true)
  })
})

describe('airdropStateAt', () => {
  test('says what the contract says at the edges of the window', () => {
    const airdrop = { startTime: 100, endTime: 200 }
    const states = [99, 100, 199, 200].map((now) => airdropStateAt(airdrop, now))
    expect(states).toEqual(['coming', 'running', 'running', 'finished'])
  })

  test('what never ends is never finished', () => {
    expect(airdropStateAt({ startTime: 100 }, 10 ** 12)).toBe('running')
  })
})
