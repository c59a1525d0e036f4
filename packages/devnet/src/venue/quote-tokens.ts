import { calculateCreate2Address } from '@slipway/deployer/steps/create2'
import { readArtifact } from '@slipway/deployments/read-artifact'
import { type Address, concat, encodeAbiParameters, type Hex, parseUnits } from 'viem'

/** A test token that stands for a well-known stablecoin on local chains; its name says that it is none. */
export interface QuoteToken {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly address: Address
  readonly initCode: Hex
}

const quoteTokenFacts = [
  { symbol: 'USDT', name: 'Local test USDT', decimals: 18 },
  { symbol: 'USDC', name: 'Local test USDC', decimals: 6 },
] as const

const SUPPLY_WHOLE = '1000000000'

/**
 * The quote tokens of the local venue: template 1, created without the factory, so that lists and
 * statistics of the platform begin empty.
 *
 * @param owner receives the whole supply
 */
export function planQuoteTokens(owner: Address): readonly QuoteToken[] {
  const { bytecode, constructorInputs } = readArtifact('StandardToken')
  return quoteTokenFacts.map((facts) => {
    const parameters = encodeAbiParameters(constructorInputs, [
      [facts.name, facts.symbol, ''],
      [owner, owner],
      [parseUnits(SUPPLY_WHOLE, facts.decimals), BigInt(facts.decimals), 0n, 0n],
      [false],
    ])
    const initCode = concat([bytecode, parameters])
    return { ...facts, initCode, address: calculateCreate2Address(initCode) }
  })
}
