import {
  airdropFactoryAbi,
  nftSaleFactoryAbi,
  poolFactoryAbi,
  presaleFactoryAbi,
  tokenFactoryAbi,
  vipAbi,
} from '@slipway/deployments/abi'
import { type Abi, type AbiFunction, type AbiParameter, toFunctionSignature } from 'viem'
import { expect, test } from 'vitest'
import { openInviterFeeAbi } from '../src/nft/create/prepare-nft.ts'
import { creationFeeAbi } from '../src/shared/creation-fee-abi.ts'
import { poolFeeAbi } from '../src/staking/evm/get-pool-fee.ts'
import { tokenFeeAbi } from '../src/token/evm/get-token-fee.ts'
import { tokenFactoryReadsAbi } from '../src/token/evm/token-factory-reads-abi.ts'
import { membershipAbi } from '../src/vip/evm/membership-abi.ts'

/** Name and type, and those of its parts. */
const shapeOf = (parameter: AbiParameter): string => {
  const parts = 'components' in parameter ? parameter.components.map(shapeOf) : []
  return `${parameter.type}(${parts}) ${parameter.name ?? ''}`
}

const functionsOf = (abi: Abi) =>
  abi
    .filter((part): part is AbiFunction => part.type === 'function')
    .map((part) => ({ asked: toFunctionSignature(part), answered: part.outputs.map(shapeOf) }))

test.each<[string, Abi, Abi]>([
  ['presales', presaleFactoryAbi, creationFeeAbi],
  ['airdrops', airdropFactoryAbi, creationFeeAbi],
  ['staking pools', poolFactoryAbi, poolFeeAbi],
  ['collections', nftSaleFactoryAbi, openInviterFeeAbi],
  ['memberships', vipAbi, membershipAbi],
  ['tokens, and about their factory,', tokenFactoryAbi, tokenFactoryReadsAbi],
])('what is read about the fees of %s is what their contract answers', (_name, whole, part) => {
  const known = functionsOf(whole)
  for (const read of functionsOf(part)) expect(known).toContainEqual(read)
})

test('the token factory answers about fees as all do, and about a template in the same order', () => {
  const known = functionsOf(tokenFactoryAbi)
  for (const read of functionsOf(tokenFeeAbi)) {
    if (!read.asked.startsWith('template(')) expect(known).toContainEqual(read)
  }
  const template = tokenFactoryAbi.find((part) => 'name' in part && part.name === 'template')
  expect(template).toMatchObject({
    outputs: [{ components: [{ type: 'address' }, { name: 'feeWei' }, { type: 'bool' }] }],
  })
})
