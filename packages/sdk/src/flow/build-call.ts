import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type EncodeFunctionDataParameters,
  encodeFunctionData,
} from 'viem'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'

type Mutability = 'nonpayable' | 'payable'

/** A transaction that calls one function of a contract. @param call `valueWei`: native currency to send along, none by default. */
export function buildCall<
  const CallAbi extends Abi,
  Name extends ContractFunctionName<CallAbi, Mutability>,
>(call: {
  readonly to: Address
  readonly abi: CallAbi
  readonly functionName: Name
  readonly args: ContractFunctionArgs<CallAbi, Mutability, Name>
  readonly valueWei?: bigint
}): UnsignedTransaction {
  const { to, abi, functionName, args, valueWei = 0n } = call
  // viem's own types cannot follow an ABI that is not known yet; the parameters above did.
  const parameters = { abi, functionName, args } as EncodeFunctionDataParameters
  return { to, data: encodeFunctionData(parameters), valueWei }
}
