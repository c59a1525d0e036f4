import { standardTokenAbi } from '@slipway/deployments/abi'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { type Abi, type Address, encodeFunctionData, type Log, maxUint256 } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { World } from './seed-actions.ts'

const CALL_GAS = 6_000_000n

/** A call of a contract by somebody in a story. */
export interface SceneCall {
  readonly to: Address
  readonly abi: Abi
  readonly name: string
  readonly args: readonly unknown[]
  readonly valueWei?: bigint
}

/** Who acts in a story, and how. */
export interface Scene {
  readonly world: World
  /** @throws {RangeError} in a world without people */
  person(index: number): PrivateKeyAccount
  send(from: PrivateKeyAccount, transaction: UnsignedTransaction): Promise<readonly Log[]>
  call(from: PrivateKeyAccount, call: SceneCall): Promise<readonly Log[]>
  /** Lets `spender` take any amount of an ERC-20. */
  allow(from: PrivateKeyAccount, token: Address, spender: Address): Promise<void>
  /** Gives base units of an ERC-20 away. */
  give(from: PrivateKeyAccount, token: Address, to: Address, amount: bigint): Promise<void>
}

export function makeScene(world: World): Scene {
  const send: Scene['send'] = async (from, transaction) =>
    (await world.chain.send(from, transaction, CALL_GAS)).logs
  const call: Scene['call'] = (from, { to, abi, name, args, valueWei = 0n }) => {
    const data = encodeFunctionData({ abi, functionName: name, args: [...args] })
    return send(from, { to, data, valueWei })
  }
  const onToken = async (
    from: PrivateKeyAccount,
    to: Address,
    name: string,
    args: readonly unknown[],
  ) => {
    await call(from, { to, abi: standardTokenAbi, name, args })
  }
  return {
    world,
    person(index) {
      const person = world.state.people[index % world.state.people.length]
      if (person === undefined) throw new RangeError('Nobody lives in this world.')
      return person
    },
    send,
    call,
    allow: (from, token, spender) => onToken(from, token, 'approve', [spender, maxUint256]),
    give: (from, token, to, amount) => onToken(from, token, 'transfer', [to, amount]),
  }
}
