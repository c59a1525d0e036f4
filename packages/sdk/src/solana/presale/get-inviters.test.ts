import { type Address, getAddressDecoder, getAddressEncoder } from '@solana/kit'
import { expect, test } from 'vitest'
import { type NodeAccount, nodeOf } from '../test/node-of.ts'
import { findBuyerAddress } from './find-buyer-address.ts'
import { getInviters } from './get-inviters.ts'
import { buyerBytes, buyerTag } from './presale-codec.ts'

const addressOf = (number: number): Address =>
  getAddressDecoder().decode(new Uint8Array(32).fill(number))
const [program, presale] = [addressOf(80), addressOf(81)]
const [ann, ben, cat, dan] = [1, 2, 3, 4].map(addressOf) as [Address, Address, Address, Address]

/** Accounts of wallets in the presale, each with who invited it. */
async function nodeWith(invited: readonly (readonly [Address, Address | undefined])[]) {
  const accounts: Record<string, NodeAccount> = {}
  for (const [wallet, inviter] of invited) {
    const data = new Uint8Array(buyerBytes)
    data.set(buyerTag)
    if (inviter) data.set(getAddressEncoder().encode(inviter), buyerTag.length + 64)
    accounts[await findBuyerAddress(program, presale, wallet)] = { owner: program, data }
  }
  return nodeOf(accounts)
}

const chain = [
  [ann, ben],
  [ben, cat],
  [cat, dan],
  [dan, undefined],
] as const
const find = async (
  inviterBps: readonly number[],
  inviter: Address | undefined,
  links = chain as readonly (readonly [Address, Address | undefined])[],
) => getInviters(await nodeWith(links), program, { address: presale, inviterBps }, inviter)

test('who is above is named from the nearest on, as far as there are rates', async () => {
  expect(await find([500, 300, 200], ann)).toEqual([ann, ben, cat])
  expect(await find([500], ann)).toEqual([ann])
  expect(await find([500, 300, 200], cat)).toEqual([cat, dan])
})

test('without rates or an inviter nobody is named', async () => {
  expect(await find([], ann)).toEqual([])
  expect(await find([500], undefined)).toEqual([])
})

test('an inviter without an account in the presale cannot be named, nor can anybody below one', async () => {
  expect(await find([500], addressOf(9))).toBeUndefined()
  expect(await find([500, 300], ann, [[ann, ben]])).toBeUndefined()
  expect(await find([500], ann, [[ann, ben]])).toEqual([ann])
})
