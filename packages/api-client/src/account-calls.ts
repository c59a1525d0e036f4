import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, signalOf } from './call.ts'
import type { components, paths } from './generated/api-types.ts'

type Schemas = components['schemas']

/** Language of the message that a call sends. */
type Language = NonNullable<Schemas['RegisterInput']['language']>

/** Signing up, in and out, and what an account reads and changes of itself. */
export const makeAccountCalls = (client: Client<paths>) => ({
  login: (body: Schemas['LoginInput']) => resultOf(client.POST('/auth/login', { body })),
  finishSignIn: (body: Schemas['SecondStepInput']) =>
    resultOf(client.POST('/auth/2step-code', { body })),
  logout: () => resultOf(client.POST('/auth/logout', { body: {} })),
  register: (body: { email: string; password: string; language: Language }) =>
    resultOf(client.POST('/auth/register', { body })),
  activate: (body: Schemas['ActivateInput']) => resultOf(client.POST('/auth/activate', { body })),
  resendActivation: (email: string, language: Language) =>
    resultOf(client.POST('/auth/activation', { body: { email, language } })),
  forgePassword: (email: string, language: Language) =>
    resultOf(client.POST('/auth/forge-password', { body: { email, language } })),
  resetPassword: (body: { token: string; password: string; language: Language }) =>
    resultOf(client.POST('/auth/reset-password', { body })),
  makeWalletMessage: (body: { address: string; chainId: number; language: Language }) =>
    resultOf(client.POST('/auth/wallet-message', { body })),
  signInByWallet: (body: Schemas['SignedMessageInput']) =>
    resultOf(client.POST('/auth/wallet', { body })),
  getUserInfo: (call?: CallOptions) => resultOf(client.GET('/user/info', signalOf(call))),
  getUserNav: (call?: CallOptions) => resultOf(client.GET('/user/nav', signalOf(call))),
  getOwnAccount: (call?: CallOptions) => resultOf(client.GET('/account', signalOf(call))),
  changeName: (name: string) => resultOf(client.POST('/account/name', { body: { name } })),
  changePassword: (body: { current: string; password: string; language: Language }) =>
    resultOf(client.POST('/account/password', { body })),
  endSession: (id: string) => resultOf(client.POST('/account/end-session', { body: { id } })),
  linkWallet: (body: Schemas['SignedMessageInput']) =>
    resultOf(client.POST('/account/link-wallet', { body })),
  removeWallet: (address: string) =>
    resultOf(client.POST('/account/remove-wallet', { body: { address } })),
  beginSecondStep: () => resultOf(client.POST('/account/begin-2step', { body: {} })),
  confirmSecondStep: (body: Schemas['ConfirmSecondStepInput']) =>
    resultOf(client.POST('/account/confirm-2step', { body })),
  dropSecondStep: (code: string) =>
    resultOf(client.POST('/account/drop-2step', { body: { code } })),
  sendPhoneCode: (phone: string, language: Language) =>
    resultOf(client.POST('/account/sms', { body: { phone, language } })),
  reportLostCode: (phone: string) => resultOf(client.POST('/account/sms_err', { body: { phone } })),
  confirmPhone: (body: Schemas['PhoneCodeInput']) =>
    resultOf(client.POST('/account/phone', { body })),
})

/** What these calls answer stands in `result` (specification section 7). */
async function resultOf<Result>(call: Promise<{ data?: { result: Result } }>): Promise<Result> {
  return (await dataOf(call)).result
}
