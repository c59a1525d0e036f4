import type { ApiApp } from '../http/api-app.ts'
import { ApiError } from '../http/api-error.ts'
import type { AccountParts } from './account-parts.ts'
import { makeWalletMessage, proveWallet } from './prove-wallet.ts'
import { registerOwnAccount } from './register-own-account.ts'
import { authRoutes } from './routes.ts'
import { askerOf, type NewSession } from './sessions.ts'
import { finishSignIn, type SignIn, signIn, signOut } from './sign-in.ts'
import { activate, register, resetPassword, sendActivation, sendRecovery } from './sign-up.ts'
import { signInByWallet } from './wallet-sign-in.ts'

const done = { result: {} }

const showSession = ({ token, expiresAt }: NewSession) => ({
  result: { token, expiresAt, ticket: null },
})

const showSignIn = (outcome: SignIn) =>
  outcome.kind === 'signed-in'
    ? showSession(outcome)
    : { result: { token: null, expiresAt: null, ticket: outcome.ticket } }

/** Adds the calls of accounts. @param given undefined: this server keeps none, and says so */
export function registerAccounts(app: ApiApp, given: AccountParts | undefined): void {
  const demand = (): AccountParts => {
    if (!given) throw new ApiError('ACCOUNTS_OFF', 'this server keeps no accounts')
    return given
  }
  /** Does what must not be told apart by its time after the answer went out. */
  const afterwards = (parts: AccountParts, work: Promise<void>) => {
    work.catch((error: unknown) => parts.logger.error({ err: error }, 'a mail was not written'))
  }
  app.use('/auth/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.openapi(authRoutes.login, async (c) =>
    c.json(showSignIn(await signIn(demand(), c.req.valid('json'), askerOf(c))), 200),
  )
  app.openapi(authRoutes.secondStep, async (c) =>
    c.json(showSession(await finishSignIn(demand(), c.req.valid('json'), askerOf(c))), 200),
  )
  app.openapi(authRoutes.logout, async (c) => {
    await signOut(demand(), c.req.header('access-token'), askerOf(c))
    return c.json(done, 200)
  })
  app.openapi(authRoutes.register, async (c) => {
    const parts = demand()
    const { email, password, language } = c.req.valid('json')
    await parts.attempts.costly(`register ${email}`)
    await register(parts, { email, password, locale: language }, askerOf(c))
    return c.json(done, 200)
  })
  app.openapi(authRoutes.activate, async (c) => {
    await activate(demand(), c.req.valid('json'), askerOf(c))
    return c.json(done, 200)
  })
  app.openapi(authRoutes.resend, async (c) => {
    const parts = demand()
    const { email, language } = c.req.valid('json')
    await parts.attempts.costly(`mail ${email}`)
    afterwards(parts, sendActivation(parts, email, language))
    return c.json(done, 200)
  })
  app.openapi(authRoutes.forgePassword, async (c) => {
    const parts = demand()
    const { email, language } = c.req.valid('json')
    await parts.attempts.costly(`mail ${email}`)
    afterwards(parts, sendRecovery(parts, email, language, askerOf(c)))
    return c.json(done, 200)
  })
  app.openapi(authRoutes.resetPassword, async (c) => {
    const { token, password, language } = c.req.valid('json')
    await resetPassword(demand(), { token, password, locale: language }, askerOf(c))
    return c.json(done, 200)
  })
  app.openapi(authRoutes.walletMessage, async (c) => {
    const { language, ...wallet } = c.req.valid('json')
    return c.json({ result: { message: await makeWalletMessage(demand(), wallet, language) } }, 200)
  })
  app.openapi(authRoutes.wallet, async (c) => {
    const parts = demand()
    const wallet = await proveWallet(parts, c.req.valid('json'))
    return c.json(showSignIn(await signInByWallet(parts, wallet, askerOf(c))), 200)
  })
  registerOwnAccount(app, demand)
}
