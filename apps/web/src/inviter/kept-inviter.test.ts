import { beforeEach, describe, expect, test } from 'vitest'
import { dropInviter, keepInviter } from './kept-inviter.ts'

const presale = '0x5555555555555555555555555555555555555555'
const inviter = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

let kept: Map<string, string>
const memory = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const read = (text: string) => (text.length === 42 ? text : undefined)
const keep = (given: string | undefined, chainId = 56) =>
  keepInviter(memory, { chainId, place: presale, given }, read)

beforeEach(() => {
  kept = new Map()
})

describe('the inviter of a link', () => {
  test('lives through a page that is loaded anew without it', () => {
    expect(keep(inviter)).toBe(inviter)
    expect(keep(undefined)).toBe(inviter)
  })

  test('the newest link counts, and each network and presale has its own', () => {
    keep(inviter)
    expect(keep(other)).toBe(other)
    expect(keep(undefined, 97)).toBeUndefined()
  })

  test('what is no address is no inviter', () => {
    expect(keep('0x12')).toBeUndefined()
    expect(keep(undefined)).toBeUndefined()
  })

  test('goes when the visitor wants none', () => {
    keep(inviter)
    dropInviter(memory, 56, presale)
    expect(keep(undefined)).toBeUndefined()
  })

  test('works from the address alone where storage is refused', () => {
    const refusing = {
      getItem: () => {
        throw new Error('refused')
      },
      setItem: () => {
        throw new Error('refused')
      },
      removeItem: () => undefined,
    }
    const link = { chainId: 56, place: presale, given: inviter }
    expect(keepInviter(refusing, link, read)).toBe(inviter)
  })
})
