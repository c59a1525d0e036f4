import { tokenTemplateBuilds } from '@slipway/deployments'
import * as abis from '@slipway/deployments/abi'
import type { Abi, AbiEvent, AbiFunction, AbiParameter } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  dividendAbi,
  liquidityDividendAbi,
  nftDividendAbi,
  referralAbi,
  rewardDividendAbi,
} from '../../evm/dividend-abi.ts'
import { taxedTokenAbi } from '../../evm/taxed-token-abi.ts'
import { isTemplateId, type TemplateId } from '../../platform/template-id.ts'
import { hasFeature, tokenTemplates } from '../../platform/token-templates.ts'

/** Names of dividends that templates with another kind of payee do not have. */
const ofHolders = new Set(['setDividendThreshold', 'refreshShare', 'DividendThresholdSet'])
const ofAccounts = new Set([
  'pendingDividend',
  'dividendShareOf',
  'claimDividend',
  'claimDividendFor',
  'DividendPaid',
])

type Item = AbiEvent | AbiFunction

const typesOf = (parameters: readonly (AbiParameter & { readonly indexed?: boolean })[] = []) =>
  parameters.map(({ type, indexed }) => (indexed ? `${type} indexed` : type)).join()

/** An item by what a call or a log depends on: names of parameters are for people. */
function shapeOf(item: Item): string {
  const { type, name, inputs } = item
  if (item.type === 'event') return `${type} ${name}(${typesOf(inputs)})`
  const isRead = item.stateMutability === 'view' || item.stateMutability === 'pure'
  const kind = isRead ? 'read' : item.stateMutability
  return `${type} ${name}(${typesOf(inputs)}) ${kind} ${typesOf(item.outputs)}`
}

const itemsOf = (abi: Abi) =>
  abi.filter((item): item is Item => item.type === 'function' || item.type === 'event')

/** What the SDK expects of a template. */
function expectedOf(templateId: TemplateId): readonly Item[] {
  const isLp = hasFeature(templateId, 'lp')
  const isNft = hasFeature(templateId, 'nft')
  const missing = new Set([...(isLp || isNft ? ofHolders : []), ...(isNft ? ofAccounts : [])])
  return [
    ...itemsOf(taxedTokenAbi),
    ...(hasFeature(templateId, 'dividend') ? itemsOf(dividendAbi) : []),
    ...(templateId === 3 ? itemsOf(rewardDividendAbi) : []),
    ...(isLp ? itemsOf(liquidityDividendAbi) : []),
    ...(isNft ? itemsOf(nftDividendAbi) : []),
    ...(hasFeature(templateId, 'referral') ? itemsOf(referralAbi) : []),
  ].filter(({ name }) => !missing.has(name))
}

function generatedAbi(templateId: TemplateId): Abi {
  const { contractName } = tokenTemplates[templateId]
  const name = `${contractName.charAt(0).toLowerCase()}${contractName.slice(1)}Abi`
  const found = Object.entries(abis).find(([key]) => key === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found[1]
}

const shipped = tokenTemplateBuilds
  .map(({ templateId }) => templateId)
  .filter(isTemplateId)
  .filter((templateId) => hasFeature(templateId, 'tax'))

describe.each(shipped)('template %i', (templateId) => {
  test('has every function and event that the SDK calls, reads and believes', () => {
    const own = new Set(itemsOf(generatedAbi(templateId)).map(shapeOf))
    expect(
      expectedOf(templateId)
        .map(shapeOf)
        .filter((shape) => !own.has(shape)),
    ).toEqual([])
  })
})

test('templates that take taxes are shipped', () => {
  expect(shipped.length).toBeGreaterThan(0)
})
