import { type Address, type Hex, isAddress } from 'viem'

/** A signed link, as it is carried from the page to the chat. */
export interface ChatLinkCode {
  readonly chainId: number
  readonly address: Address
  /** Empty where a contract vouches for the text by itself, as a Safe that has signed on chain. */
  readonly signature: Hex
}

const pattern = /(?<![\w:])(\d{1,16}):(0x[0-9a-fA-F]{40}):(0x(?:[0-9a-fA-F]{2})*)(?![\w:])/

/** One word that a person can copy. */
export function writeChatLinkCode({ chainId, address, signature }: ChatLinkCode): string {
  return `${chainId}:${address}:${signature}`
}

/** The code in what somebody pasted; undefined where there is none. */
export function readChatLinkCode(text: string): ChatLinkCode | undefined {
  const [, chainId, address, signature] = pattern.exec(text) ?? []
  if (!address || !signature || !isAddress(address, { strict: false })) return undefined
  return { chainId: Number(chainId), address, signature: signature as Hex }
}
