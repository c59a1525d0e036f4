import type { Address } from 'viem'
import type { StandardTokenDraft } from './draft/standard-token-draft.ts'
import type { TokenDraft } from './token-draft-schema.ts'
import type { TokenParameters } from './types.ts'

/** The arrays do not have the length that the template defines; they were not made for it. */
export class TokenParametersInvalid extends Error {
  override readonly name = 'TokenParametersInvalid'
  readonly code = 'TokenParametersInvalid'

  constructor(templateId: number | bigint) {
    super(
      `The parameters do not belong to template ${templateId}. Read them with the template they were made for.`,
    )
  }
}

/** What template 1 was created with, read back from its parameters. */
export type StandardTokenParameters = Omit<StandardTokenDraft, 'inviter'>

function standardParameters(draft: StandardTokenParameters): TokenParameters {
  return {
    templateId: BigInt(draft.templateId),
    strings: [draft.name, draft.symbol, draft.contractUri],
    addresses: [draft.receiver],
    numbers: [
      draft.totalSupply,
      BigInt(draft.decimals),
      draft.mintCooldownSeconds,
      draft.mintMaxBps,
    ],
    bools: [draft.mintable],
  }
}

/** The arrays that `TokenFactory.deploy` takes for a draft; the inviter is an argument of its own. */
export function toTokenParameters(draft: TokenDraft): TokenParameters {
  return standardParameters(draft)
}

/**
 * The reverse of `toTokenParameters`, for what the detector or an event returns.
 * @throws {TokenParametersInvalid} for another template, or arrays of another length.
 */
export function fromTokenParameters(parameters: TokenParameters): StandardTokenParameters {
  const { templateId, strings, addresses, numbers, bools } = parameters
  const [name, symbol, contractUri] = strings
  const [receiver] = addresses as readonly (Address | undefined)[]
  const [totalSupply, decimals, mintCooldownSeconds, mintMaxBps] = numbers
  const [mintable] = bools
  if (
    templateId !== 1n ||
    name === undefined ||
    symbol === undefined ||
    contractUri === undefined ||
    receiver === undefined ||
    totalSupply === undefined ||
    decimals === undefined ||
    mintCooldownSeconds === undefined ||
    mintMaxBps === undefined ||
    mintable === undefined
  ) {
    throw new TokenParametersInvalid(templateId)
  }
  return {
    templateId: 1,
    name,
    symbol,
    contractUri,
    receiver,
    totalSupply,
    decimals: Number(decimals),
    mintCooldownSeconds,
    mintMaxBps,
    mintable,
  }
}
