/** What is handed to whoever delivers. */
export interface Delivery {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** A way to reach people: a mail server, a provider of text messages. */
export interface MessageCarrier {
  readonly channel: 'mail' | 'sms'
  /** @throws {DeliveryRefused} when trying again cannot help; anything else is tried again */
  deliver: (delivery: Delivery) => Promise<void>
}

/** The carrier says that this will never arrive. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused'
}
