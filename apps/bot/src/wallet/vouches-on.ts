import type { Chat } from '../chat/chat-store.ts'

/** Whether the chat's wallet is proven on a network: a contract vouches on its own alone, a key on every one. */
export const vouchesOn = ({ walletChainId }: Pick<Chat, 'walletChainId'>, chainId: number) =>
  !walletChainId || walletChainId === chainId
