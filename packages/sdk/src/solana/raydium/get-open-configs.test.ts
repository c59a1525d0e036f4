import { expect, test } from 'vitest'
import { findConfigAddress } from './find-config-address.ts'
import { getOpenConfigs } from './get-open-configs.ts'
import { raydiumSdk } from './test/raydium-sdk.ts'
import { RaydiumWorld } from './test/raydium-world.ts'

const { ammConfig, mainnet } = raydiumSdk
const { program } = mainnet
const [isClosedAt, tradeFeeAt] = [9, 12]

test('fees that are open are offered, the lowest first, with what creating a pool costs', async () => {
  const world = new RaydiumWorld(program, 0)
  const add = async (index: number, tradeFeePpm: bigint, isClosed: boolean, owner = program) => {
    const data = ammConfig.slice()
    data[isClosedAt] = isClosed ? 1 : 0
    new DataView(data.buffer).setBigUint64(tradeFeeAt, tradeFeePpm, true)
    world.accounts.set(await findConfigAddress(program, index), { owner, data })
  }
  await add(0, 10_000n, false)
  await add(1, 2_500n, false)
  await add(2, 100n, true)
  await add(3, 200n, false, mainnet.lockProgram)
  const configs = await getOpenConfigs(world.rpc, program)
  expect(configs.map(({ tradeFeePpm }) => tradeFeePpm)).toEqual([2_500n, 10_000n])
  expect(configs[0]).toMatchObject({
    ...{ address: mainnet.configs[1]?.address, creationFeeLamports: 150_000_000n },
  })
})
