import { describe, expect, it } from 'vitest'
import { readSlotSearch } from './slot-search.ts'

const presale = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

describe('the state of the slot list in an address', () => {
  it('is read as it was written', () => {
    const search = { presale, status: 'sold', sort: 'price' }
    expect(readSlotSearch(search)).toEqual(search)
  })

  it('leaves out what is meant anyway', () => {
    expect(readSlotSearch({ status: 'open', sort: '-createdAt' })).toEqual({})
  })

  it('drops what makes no sense', () => {
    expect(readSlotSearch({ presale: '0x12', status: 'lost', sort: 'colour', page: 3 })).toEqual({})
  })
})
