/** What a bot asks a wallet to prove: that whoever writes in a chat has it. */
export interface ChatLinkRequest {
  /** 16 bytes in hexadecimal, made by the bot, good for one proof. */
  readonly nonce: string
  /** The chat's number, as the messenger counts. */
  readonly chat: string
  /** The bot's user name. */
  readonly bot: string
  /** Unix seconds. */
  readonly issuedAt: number
  /** Unix seconds. */
  readonly expiresAt: number
}

const pattern = /^([0-9a-f]{32})\.(-?\d{1,20})\.(\w{1,64})\.(\d{1,12})\.(\d{1,12})$/

/** The request as it stands behind the `#` of `/sign/wallet`. */
export function writeChatLinkRequest(request: ChatLinkRequest): string {
  const { nonce, chat, bot, issuedAt, expiresAt } = request
  return [nonce, chat, bot, issuedAt, expiresAt].join('.')
}

/** A request from its text; undefined for anything that is not one. */
export function readChatLinkRequest(text: string): ChatLinkRequest | undefined {
  const [, nonce, chat, bot, issuedAt, expiresAt] = pattern.exec(text) ?? []
  if (!nonce || !chat || !bot) return undefined
  return { nonce, chat, bot, issuedAt: Number(issuedAt), expiresAt: Number(expiresAt) }
}
