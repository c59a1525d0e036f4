import { launchPadAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import {
  concat,
  decodeFunctionData,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  toFunctionSelector,
} from 'viem'

/** The parameters of a creation, as the call holds them. */
interface Params {
  strings: readonly string[]
  addresses: readonly Hex[]
  numbers: readonly bigint[]
  bools: readonly boolean[]
  seed: Hex
}

/** The calls by which a token comes into being. */
const CREATING = ['deploy', 'launch', 'launchWithPermits']

const selectors = [...tokenFactoryAbi, ...launchPadAbi].flatMap((item) =>
  item.type === 'function' && CREATING.includes(item.name)
    ? [toFunctionSelector(item).slice(2)]
    : [],
)

/** Where one of our calls may begin: a multisig or another contract carries it inside its own call. */
function* findCalls(input: Hex): Generator<Hex> {
  for (const selector of selectors) {
    for (let at = input.indexOf(selector, 2); at >= 0; at = input.indexOf(selector, at + 1)) {
      if (at % 2 === 0) yield `0x${input.slice(at)}`
    }
  }
}

function readFactoryParams(call: Hex): Params | undefined {
  const { functionName, args } = decodeFunctionData({ abi: tokenFactoryAbi, data: call })
  if (functionName !== 'deploy') return undefined
  const [, strings, addresses, numbers, bools, , , seed] = args
  return { strings, addresses, numbers, bools, seed }
}

function readLaunchParams(call: Hex): Params | undefined {
  const { functionName, args } = decodeFunctionData({ abi: launchPadAbi, data: call })
  const isLaunch = functionName === 'launch' || functionName === 'launchWithPermits'
  return isLaunch ? args[0].creation : undefined
}

function readParams(call: Hex): Params | undefined {
  for (const read of [readFactoryParams, readLaunchParams]) {
    try {
      const params = read(call)
      if (params) return params
    } catch {
      // Another contract's call, or bytes that only look like the beginning of one.
    }
  }
  return undefined
}

const parameters = [
  { type: 'string[]' },
  { type: 'address[]' },
  { type: 'uint256[]' },
  { type: 'bool[]' },
] as const

/** The deployer follows the given addresses, as `TokenFactory` puts it there. */
const encodeArguments = (params: Params, creator: Hex): Hex =>
  encodeAbiParameters(parameters, [
    params.strings,
    [...params.addresses, creator],
    params.numbers,
    params.bools,
  ])

/**
 * Finds a token's constructor arguments in the transaction that created it. Nothing is believed: the arguments are
 * the right ones exactly when creation code and arguments give the token's own CREATE2 address.
 *
 * @param token.input input of the creating transaction
 * @param bytecode creation code of the template
 * @returns undefined when the code is another version's, or the transaction does not show the creation
 */
export function findConstructorArguments(
  token: { address: Hex; creator: Hex; factory: Hex; input: Hex },
  bytecode: Hex,
): Hex | undefined {
  for (const call of findCalls(token.input)) {
    const params = readParams(call)
    if (!params) continue
    const constructorArguments = encodeArguments(params, token.creator)
    const address = getContractAddress({
      opcode: 'CREATE2',
      from: token.factory,
      salt: concat([token.creator, params.seed]),
      bytecode: concat([bytecode, constructorArguments]),
    })
    if (address.toLowerCase() === token.address) return constructorArguments
  }
  return undefined
}
