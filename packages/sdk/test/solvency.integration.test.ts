import { parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadClient, type ReadClient } from '../src/evm/create-read-client.ts'
import type { TokenContracts } from '../src/platform/token-contracts.ts'
import { getSolvency } from '../src/tools/get-solvency.ts'
import { readHolders } from '../src/tools/read-holders.ts'
import type { ValueHolder } from '../src/tools/value-holders.ts'
import { deployTokenContracts } from './deploy-token-contracts.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

let node: TestChain
let client: ReadClient
let contracts: TokenContracts

beforeAll(async () => {
  node = await startTestChain()
  contracts = await deployTokenContracts(node.rpcUrl)
  client = createReadClient(node.chain)
})

afterAll(() => node.stop())

test('a factory answers after the block that was asked for, not after a later one', async () => {
  const address = contracts.factory
  const blockNumber = await client.getBlockNumber({ cacheTime: 0 })
  await node.test.mine({ blocks: 1 })
  await node.test.setBalance({ address, value: parseEther('3') })
  await node.test.mine({ blocks: 1 })
  const before = await getSolvency(client, { address, blockNumber })
  expect(before.assets).toEqual([{ asset: zeroAddress, owed: 0n, held: 0n }])
  const after = await getSolvency(client, { address, blockNumber: blockNumber + 2n })
  expect(after.assets).toEqual([{ asset: zeroAddress, owed: 0n, held: parseEther('3') }])
})

test('a contract without the answer, and an address without code, stand beside one that answers', async () => {
  const holder = (address: ValueHolder['address']): ValueHolder => ({
    kind: 'presale',
    presaleKind: 'normal',
    address,
    isPaged: false,
  })
  const nobody = '0x00000000000000000000000000000000000000B0'
  const asked = [contracts.detector, contracts.factory, nobody].map((one) =>
    holder(one as ValueHolder['address']),
  )
  const { readings } = await readHolders(client, asked)
  expect(readings.map(({ failure }) => failure)).toEqual(['contract', undefined, 'contract'])
  expect(readings[1]?.solvency?.assets).toHaveLength(1)
})
