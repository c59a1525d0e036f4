import { type Address, getAddress, type Hex, pad, toFunctionSelector } from 'viem'
import { readInstructions } from '../../evm/read-instructions.ts'

/** A code that does nothing but hand every call on to an address that stands in it. */
export interface Forwarding {
  readonly kind: 'clone' | 'eip7702'
  readonly to: Address
  /** The code is, byte for byte, one that can do nothing else. */
  readonly isExact: boolean
}

const address = '([0-9a-f]{40})'
/**
 * Forwarding codes as they were published; arguments may follow where they are never reached.
 * Sources: EIP-1167, ERC-7511, EIP-7702, Vyper's `create_minimal_proxy_to`, 0age's "more minimal proxy", Solady's
 * `LibClone` today and before 0.0.187, and wighawag's clones with immutable arguments.
 */
const clones = [
  `363d3d373d3d3d363d73${address}5af43d82803e903d91602b57fd5bf3`,
  `365f5f375f5f365f73${address}5af43d5f5f3e5f3d91602a57fd5bf3`,
  `5f5f365f5f37365f73${address}5af43d5f5f3e6029573d5ffd5b3d5ff3`,
  `3d3d3d3d363d3d37363d73${address}5af43d3d93803e602a57fd5bf3`,
  `366000600037611000600036600073${address}5af4602c57600080fd5b6110006000f3`,
  `3d3d3d3d363d3d3761[0-9a-f]{4}603736393661[0-9a-f]{4}013d73${address}5af43d3d93803e603557fd5bf3`,
  `36602c57343d527f[0-9a-f]{64}593da1005b363d3d373d3d3d3d61[0-9a-f]{4}806062363936013d73${address}5af43d3d93803e606057fd5bf3`,
].map((shape) => new RegExp(`^0x${shape}`))
const delegated = new RegExp(`^0xef0100${address}$`)
/** EIP-1167 for an address that begins with zeros: a shorter push, and a jump that lands as much earlier. */
const shortClone =
  /^0x363d3d373d3d3d363d([67][0-9a-f])([0-9a-f]+)5af43d82803e903d91602([0-9a-f])57fd5bf3/

const PUSH1 = 0x60
const PUSH20 = 0x73
const GAS = 0x5a
const CALLCODE = 0xf2
const DELEGATECALL = 0xf4
const JUMP_OF_FULL_CLONE = 0x2b

/** Whether a code can run another's as its own: without that it is no proxy, whatever its storage holds. */
export const canDelegate = (code: Hex): boolean =>
  readInstructions(code).some(({ opcode }) => opcode === DELEGATECALL || opcode === CALLCODE)

/** Whether a code has a transfer of its own in its dispatch table. */
export function hasOwnTransfer(code: Hex): boolean {
  const selector = toFunctionSelector('transfer(address,uint256)').slice(2)
  return readInstructions(code).some(({ data }) => data === selector)
}

const toAddress = (digits: string): Address => getAddress(pad(`0x${digits}`, { size: 20 }))

function findShortClone(code: string): Address | undefined {
  const [, push = '', digits = '', jump = ''] = shortClone.exec(code) ?? []
  const length = Number.parseInt(push, 16) - PUSH1 + 1
  const isWhole =
    digits.length === length * 2 &&
    Number.parseInt(`2${jump}`, 16) === JUMP_OF_FULL_CLONE - (20 - length)
  return isWhole ? toAddress(digits) : undefined
}

/** The address that stands just before a delegated call: how every forwarder without storage must look. */
function findDelegateConstant(code: Hex): Address | undefined {
  const instructions = readInstructions(code)
  const at = instructions.findIndex(
    ({ opcode }, index) =>
      opcode === PUSH20 &&
      instructions[index + 1]?.opcode === GAS &&
      instructions[index + 2]?.opcode === DELEGATECALL,
  )
  const found = instructions[at]
  return found ? toAddress(found.data) : undefined
}

/** Where a code hands every call on to, if the target stands in the code itself. */
export function findForwarding(raw: Hex): Forwarding | undefined {
  const code = raw.toLowerCase() as Hex
  const account = delegated.exec(code)?.[1]
  if (account) return { kind: 'eip7702', to: toAddress(account), isExact: true }
  const known = clones.map((shape) => shape.exec(code)?.[1]).find(Boolean)
  const exact = known ? toAddress(known) : findShortClone(code)
  if (exact) return { kind: 'clone', to: exact, isExact: true }
  // A token that links a library looks the same in this one place, but answers transfers itself.
  const constant = hasOwnTransfer(code) ? undefined : findDelegateConstant(code)
  return constant && { kind: 'clone', to: constant, isExact: false }
}
