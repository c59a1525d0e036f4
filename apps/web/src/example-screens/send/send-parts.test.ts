import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { readSendSearch } from './send-search.ts'
import { getNativeMaximum } from './use-send-form.ts'

const account = '0x00000000000000000000000000000000000000a1'
const receiver = '0x00000000000000000000000000000000000000B2'

interface Network {
  readonly balance: bigint
  readonly gas: bigint
  readonly price: bigint
}

function clientOf({ balance, gas, price }: Network): ReadClient {
  const client = {
    getBalance: async () => balance,
    estimateGas: async () => gas,
    getBlock: async () => ({ baseFeePerGas: null }),
    getGasPrice: async () => price,
  }
  return client as unknown as ReadClient
}

test('the largest amount leaves the gas of this very receiver, with headroom for its price', async () => {
  const client = clientOf({ balance: 1_000_000n, gas: 100n, price: 10n })
  // 100 gas and 15 percent, at a price half as high again.
  expect(await getNativeMaximum(client, account, receiver)).toEqual({
    amount: 998_275n,
    keptWei: 1_725n,
  })
})

test('a wallet that cannot pay the fee can send nothing', async () => {
  const client = clientOf({ balance: 1_000n, gas: 100n, price: 10n })
  expect((await getNativeMaximum(client, account)).amount).toBe(0n)
})

test('a network that asks nothing for gas still keeps something back', async () => {
  const client = clientOf({ balance: 1_000n, gas: 100n, price: 0n })
  expect((await getNativeMaximum(client, account)).amount).toBe(900n)
})

test('a link presets token and receiver; what is no address counts as not given', () => {
  const token = receiver.toLowerCase()
  expect(readSendSearch({ token, to: '0x12' })).toEqual({ token: getAddress(token) })
  expect(readSendSearch({ token: 7 })).toEqual({})
})
