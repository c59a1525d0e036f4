import { getEvmChain } from '@slipway/chains'
import { getLocalDeployment } from '@slipway/deployments'
import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from '../evm/create-read-client.ts'
import { listPowers, powersOf, readPlatformOwners } from './platform-owners.ts'

const chain = getEvmChain('local')
const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('owners are what the contracts say; those without one are not asked', async () => {
  const { platformRegistry, vip } = getLocalDeployment().contracts
  const asked: Address[] = []
  const client = {
    chain: { id: 31_337 },
    readContract: async ({ address }: { address: Address }) => {
      asked.push(address)
      return address === vip?.address ? zeroAddress : owner
    },
  } as unknown as ReadClient
  const found = await readPlatformOwners(client, chain)
  const ownerOf = (address?: Address) => found.find((one) => one.address === address)?.owner
  expect(ownerOf(platformRegistry?.address)).toBe(owner)
  expect(ownerOf(vip?.address)).toBeUndefined()
  expect(found.map(({ contract }) => contract)).toContain('tokenLocker')
  const owned = found.filter(({ contract }) => powersOf[contract].length > 0)
  expect(asked.toSorted()).toEqual(owned.map(({ address }) => address).toSorted())
})

test('a power names every contract that has it', () => {
  const powers = listPowers()
  expect(powers.get('setMintFeePercent')).toEqual(['nftSaleFactory'])
  expect(powers.get('renounceOwnership')).toHaveLength(8)
  expect(powersOf.tokenLocker).toEqual([])
})
