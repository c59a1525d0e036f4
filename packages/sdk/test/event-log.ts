import {
  type Abi,
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  getAbiItem,
  type Log,
  zeroAddress,
} from 'viem'

type Args = Readonly<Record<string, unknown>>

interface AbiEventItem {
  readonly inputs: readonly { readonly name: string; readonly type: string; indexed?: boolean }[]
}

const presets: Args = { address: zeroAddress, bool: false }

/** An event as a receipt has it. @param args by their ABI names; those left out are nothing */
export function eventLog(abi: Abi, eventName: string, args: Args, address: Address): Log {
  const { inputs } = getAbiItem({ abi, name: eventName }) as unknown as AbiEventItem
  const full = Object.fromEntries(
    inputs.map(({ name, type }) => [name, args[name] ?? presets[type] ?? 0n]),
  )
  const plain = inputs.filter(({ indexed }) => !indexed)
  const data = encodeAbiParameters(
    plain,
    plain.map(({ name }) => full[name]),
  )
  return { address, topics: encodeEventTopics({ abi, eventName, args: full }), data } as never
}
