import { expect, test } from 'vitest'
import { readTarget } from './read-target.ts'

const address = '0x00000000000000000000000000000000000000A1'
const read = (words: string) => {
  const reading = readTarget(words)
  return reading.ok ? reading.target : reading.problem
}

test('reads addresses, links and what follows them', () => {
  expect(read(address)).toEqual({ address })
  expect(read(address.toLowerCase())).toEqual({ address })
  expect(read(`${address} bsc`)).toEqual({ address, network: 'bsc' })
  expect(read(`${address} 12 bsc`)).toEqual({ address, lockId: 12n, network: 'bsc' })
  expect(read(`https://launch.example/presale/detail/${address}?chain=bsc`)).toEqual({
    address,
    network: 'bsc',
  })
  expect(read(`${address}?chain=56 3`)).toEqual({ address, network: '56', lockId: 3n })
  const certificate = `https://launch.example/lock/certificate/56-${address.toLowerCase()}-3`
  expect(read(certificate)).toEqual({ address, lockId: 3n, network: '56' })
})

test('names what is wrong', () => {
  expect(read('')).toBe('empty')
  for (const words of ['the presale', '0x12', `${address}0`, `${address.slice(0, -1)}g`])
    expect(read(words)).toBe('address')
  // A letter of another case is a letter that was typed wrongly.
  expect(read('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046')).toBe('address')
})
