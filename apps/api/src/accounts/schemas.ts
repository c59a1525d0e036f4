import { z } from '@hono/zod-openapi'
import { accountLimits } from '@slipway/sdk/accounts/account-limits'
import {
  codeField,
  emailField,
  nameField,
  newPasswordField,
  passwordField,
  phoneField,
  secondStepField,
} from '@slipway/sdk/accounts/account-schemas'
import { idParameter, secondsField } from '../http/fields.ts'
import { isOfNetwork, walletField, walletParameter } from './wallet-fields.ts'

/** Longer than any field; the field's own rule says what is too long. */
const MAX_TEXT = 400

/** A field of the SDK as a request carries it: one rule for form and API, whose code stands in `details`. */
const field = (
  rule: typeof emailField | typeof passwordField,
  example: string,
  description: string,
) =>
  z
    .string()
    .max(MAX_TEXT)
    .transform((text, context) => {
      const reading = rule.safeParse(text)
      if (reading.success) return reading.data
      context.addIssue({ code: 'custom', params: { rule: reading.error.issues[0]?.message } })
      return z.NEVER
    })
    .openapi({ type: 'string', example, description })

const email = field(emailField, 'owner@project.example', 'Address of a mailbox')
const newPassword = field(
  newPasswordField,
  'nine quiet boats',
  'At least 6 characters, at most 128',
)
const password = field(passwordField, 'nine quiet boats', 'The password as it is')
const phone = field(
  phoneField,
  '+442071838750',
  'E.164; spaces, dots, dashes and brackets are taken out',
)
const code = field(codeField, '123456', 'Six digits')
const secondStep = field(
  secondStepField,
  '123456',
  'Six digits of the authenticator, or a recovery code',
)
const name = field(nameField, 'Boatyard', 'One line, at most 40 characters')
const secret = z.string().min(20).max(400).openapi({ example: 'k3vH2mQ9sT4wY7zB1cD5fG8jL0nP6rVx' })
const language = z
  .enum(['en-US', 'zh-CN'])
  .default('en-US')
  .openapi({ description: 'Language of the message that is sent' })
const signature = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2}){0,8192}$/)
  .transform((text) => text as `0x${string}`)
  .openapi({
    type: 'string',
    example: `0x${'5c'.repeat(65)}`,
    description:
      'Of a key, of a contract (ERC-1271, ERC-6492), or the 64 bytes of a key of Solana; empty where a contract itself has signed on chain',
  })
const message = z.string().min(1).max(4_000).openapi({
  example: 'launch.example wants you to sign in with your Ethereum account: …',
  description: 'What POST /auth/wallet-message answered',
})

/** What each call takes. */
export const accountInputs = {
  login: z.object({ email, password }).openapi('LoginInput'),
  register: z.object({ email, password: newPassword, language }).openapi('RegisterInput'),
  mailbox: z.object({ email, language }).openapi('MailboxInput'),
  activate: z.object({ token: secret, password }).openapi('ActivateInput'),
  newPassword: z
    .object({ token: secret, password: newPassword, language })
    .openapi('NewPasswordInput'),
  secondStep: z.object({ ticket: secret, code: secondStep }).openapi('SecondStepInput'),
  wallet: z
    .object({
      address: walletParameter,
      chainId: z.number().int().positive().openapi({
        example: 56,
        description: 'Network of the wallet; 900, 901 or 902 for an address of Solana',
      }),
      language,
    })
    .refine(({ address, chainId }) => isOfNetwork(address, chainId), {
      path: ['chainId'],
      params: { rule: 'network_of_address' },
    })
    .openapi('WalletInput'),
  signed: z.object({ message, signature }).openapi('SignedMessageInput'),
  phone: z.object({ phone, language }).openapi('PhoneInput'),
  lostCode: z.object({ phone }).openapi('LostCodeInput'),
  phoneCode: z.object({ phone, code }).openapi('PhoneCodeInput'),
  name: z.object({ name }).openapi('NameInput'),
  changePassword: z
    .object({ current: password, password: newPassword, language })
    .openapi('ChangePasswordInput'),
  session: z.object({ id: idParameter }).openapi('SessionInput'),
  removeWallet: z.object({ address: walletParameter }).openapi('RemoveWalletInput'),
  beginSecondStep: z.object({}).openapi('BeginSecondStepInput'),
  confirmSecondStep: z.object({ sealed: secret, code }).openapi('ConfirmSecondStepInput'),
  dropSecondStep: z.object({ code: secondStep }).openapi('DropSecondStepInput'),
} as const

/** An answer as the specification has it: what was asked for stands in `result` (section 7). */
const resultOf = <Shape extends z.ZodType>(shape: Shape, title: string) =>
  z.object({ result: shape }).openapi(title)

export const doneSchema = resultOf(z.object({}), 'Done')

export const signInSchema = resultOf(
  z.object({
    token: z
      .string()
      .nullable()
      .openapi({
        description: `For the Access-Token header, for ${accountLimits.sessionSeconds} s; null where a second step is due`,
      }),
    expiresAt: secondsField.nullable(),
    ticket: z
      .string()
      .nullable()
      .openapi({
        description: `For POST /auth/2step-code, for ${accountLimits.ticketSeconds} s; null where no second step is due`,
      }),
  }),
  'SignIn',
)

export const userInfoSchema = resultOf(
  z.object({
    name: z.string(),
    welcome: z.string(),
    avatar: z.string(),
    roles: z.array(
      z.object({
        id: z.string(),
        permissions: z.array(
          z.object({ permissionId: z.string(), actionList: z.array(z.string()) }),
        ),
      }),
    ),
    info: z.record(z.string(), z.string()),
  }),
  'UserInfo',
)

export const userNavSchema = resultOf(
  z.array(
    z.object({
      group: z.string(),
      entries: z.array(z.object({ path: z.string(), permission: z.string().optional() })),
    }),
  ),
  'UserNav',
)

export const ownAccountSchema = resultOf(
  z.object({
    email: z.string().nullable(),
    name: z.string(),
    phone: z.string().nullable(),
    hasPassword: z.boolean(),
    hasSecondStep: z.boolean(),
    createdAt: secondsField,
    wallets: z.array(z.object({ address: walletField, linkedAt: secondsField })),
    sessions: z.array(
      z.object({
        id: z.string(),
        agent: z.string().openapi({ description: 'What the browser calls itself' }),
        createdAt: secondsField,
        expiresAt: secondsField,
        isThis: z.boolean(),
      }),
    ),
  }),
  'OwnAccount',
)

export const walletMessageSchema = resultOf(z.object({ message: z.string() }), 'WalletMessage')

export const secondStepSchema = resultOf(
  z.object({
    secret: z.string().openapi({ description: 'Base 32, for typing' }),
    uri: z.string().openapi({ description: 'otpauth://, for a picture code' }),
    sealed: z.string().openapi({ description: 'Handed back with the first code' }),
  }),
  'SecondStepBegun',
)

export const recoveryCodesSchema = resultOf(
  z.object({ recoveryCodes: z.array(z.string()) }),
  'RecoveryCodes',
)
