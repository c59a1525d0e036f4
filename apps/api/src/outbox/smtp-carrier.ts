import { DeliveryRefused, type MessageCarrier } from './message-carrier.ts'

const TIMEOUT_MS = 15_000

/** A server's answer that no later attempt changes (RFC 5321, section 4.2.1). */
const isFinal = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown }).responseCode
  return typeof code === 'number' && code >= 500
}

/**
 * Sends mails through a server.
 *
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from sender of all mails, such as `Slipway <no-reply@launch.example>`
 */
export function makeSmtpCarrier(url: string, from: string): MessageCarrier {
  const options = {
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Neither text may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // Loaded where mails are sent: a process without a mail server holds none of it.
  const opened = import('nodemailer').then(({ createTransport }) =>
    createTransport(options, { from }),
  )
  return {
    channel: 'mail',
    deliver: async ({ recipient, subject, body }) => {
      try {
        const transport = await opened
        await transport.sendMail({ to: { name: '', address: recipient }, subject, text: body })
      } catch (error) {
        if (isFinal(error)) throw new DeliveryRefused('the mail server refuses', { cause: error })
        throw error
      }
    },
  }
}
