import {
  concat,
  encodeAbiParameters,
  type Hash,
  keccak256,
  parseAbiParameters,
  toHex,
  zeroAddress,
} from 'viem'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import type { Multisig } from './types.ts'

const typeHash = keccak256(
  toHex(
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
  ),
)
const fields = parseAbiParameters(
  'bytes32, address, uint256, bytes32, uint8, uint256, uint256, uint256, address, address, uint256',
)

/**
 * What the owners of a Safe sign (EIP-712) for one plain call that pays nobody for its gas, which is how its wallets
 * propose since version 1.3.
 */
export function getMultisigHash(
  { domainSeparator }: Pick<Multisig, 'domainSeparator'>,
  { to, valueWei, data }: UnsignedTransaction,
  nonce: number,
): Hash {
  const call = [typeHash, to, valueWei, keccak256(data), 0, 0n, 0n, 0n] as const
  const paid = [zeroAddress, zeroAddress, BigInt(nonce)] as const
  const body = keccak256(encodeAbiParameters(fields, [...call, ...paid]))
  return keccak256(concat(['0x1901', domainSeparator, body]))
}
