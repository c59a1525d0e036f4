/** A button below a message: it leads to a page, or comes back with its data. */
export type Button =
  | { readonly text: string; readonly url: string }
  | { readonly text: string; readonly data: string }

/** One message of the bot. Plain text: nothing that somebody else wrote can become markup. */
export interface Reply {
  readonly text: string
  readonly buttons?: readonly (readonly Button[])[]
  /** Shown as a QR picture as well, for a wallet on another device. */
  readonly qr?: string
}
