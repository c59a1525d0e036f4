import type { ChainDefinition } from '@slipway/chains'
import { isContractSignature } from '@slipway/sdk/evm/is-contract-signature'
import { type Address, type Hex, hexToBytes, isAddressEqual, recoverMessageAddress } from 'viem'
import { nodeClient } from '../work/node-client.ts'

/** A text that a wallet signed. */
export interface SignedMessage {
  readonly message: string
  readonly signature: Hex
  /** of an EVM network, or of Solana */
  readonly address: string
  readonly chainId: number
}

/** Who signed for the wallet that a text names: its own key, its contract on the text's network, or nobody. */
export type VerifyWallet = (signed: SignedMessage) => Promise<'key' | 'contract' | undefined>

async function isOwnKey({ message, signature, address }: SignedMessage): Promise<boolean> {
  try {
    return isAddressEqual(await recoverMessageAddress({ message, signature }), address as Address)
  } catch {
    return false
  }
}

/** Loaded by the first such wallet: what reads Solana takes memory of every process. */
async function isKeyOfSolana({ message, signature, address }: SignedMessage): Promise<boolean> {
  const { verifySignedText } = await import('@slipway/sdk/solana/verify-signed-text')
  return await verifySignedText({ address, text: message, signature: hexToBytes(signature) })
}

/**
 * Proves signatures of keys here, and those of contracts (ERC-1271, ERC-6492) by a node of the network
 * that the text names.
 */
export function makeVerifyWallet(chains: readonly ChainDefinition[]): VerifyWallet {
  return async (signed) => {
    const chain = chains.find(({ chainId }) => chainId === signed.chainId)
    if (!chain) return undefined
    if (chain.type === 'solana') return (await isKeyOfSolana(signed)) ? 'key' : undefined
    if (await isOwnKey(signed)) return 'key'
    const client = nodeClient(chain)
    if (!client) return undefined
    const { address, message, signature } = signed
    const asked = { address: address as Address, message, signature }
    const isContract = await isContractSignature(client, asked).catch(() => false)
    return isContract ? 'contract' : undefined
  }
}
