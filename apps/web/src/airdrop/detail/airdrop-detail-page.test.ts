import { describe, expect, test } from 'vitest'
import { readAirdropId } from './airdrop-detail-page.tsx'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

describe('readAirdropId', () => {
  test('reads a number of the factory', () => {
    expect(readAirdropId('1')).toBe(1)
    expect(readAirdropId('4294967295')).toBe(4_294_967_295)
  })

  test('reads an address, however it is written', () => {
    expect(readAirdropId(address)).toBe(address)
    expect(readAirdropId(address.toLowerCase())).toBe(address)
  })

  test.each(['', '0', '01', '-1', '1.5', '1e3', '4294967296', '99999999999', '0x12', 'abc'])(
    '"%s" names no airdrop',
    (text) => {
      expect(readAirdropId(text)).toBeUndefined()
    },
  )
})
