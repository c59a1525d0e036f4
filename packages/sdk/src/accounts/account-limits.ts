/** What the forms of an account accept, in form, API and texts alike. */
export const accountLimits = {
  /** RFC 5321: the longest address that a mail server takes. */
  emailLength: 254,
  /** Specification section 5. */
  passwordMin: 6,
  /** Beyond it a password only costs the server work. */
  passwordMax: 128,
  nameMax: 40,
  /** Digits of an authenticator's code and of one by text message. */
  codeDigits: 6,
  /** A session and its cookie (specification section 9). */
  sessionSeconds: 7 * 86_400,
  /** Links of activation and recovery mails (specification section 9). */
  linkSeconds: 86_400,
  /** How long a right password waits for its second step. */
  ticketSeconds: 300,
  /** A code by text message. */
  smsSeconds: 600,
  /** A message that a wallet is asked to sign. */
  walletMessageSeconds: 600,
  recoveryCodes: 10,
} as const
